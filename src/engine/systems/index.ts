import type { Strategy } from '../inline/define-strategy.ts';
import { fastmcp } from './fastmcp.ts';
import { fastmcpCompress } from './fastmcp-compress.ts';
import { sdk1563 } from './sdk-1563.ts';
import { sdk1563Object } from './sdk-1563-object.ts';
import { sdk1563Throw } from './sdk-1563-throw.ts';
import { sdkServed } from './sdk-served.ts';
import { stitchkitReconcile } from './stitchkit-reconcile.ts';
import { stitchkitServe } from './stitchkit-serve.ts';

/** What other systems do with references, written again from descriptions of it, faults included. */
export const systems: readonly Strategy[] = [
  sdk1563,
  sdk1563Throw,
  sdk1563Object,
  fastmcp,
  fastmcpCompress,
  stitchkitServe,
  stitchkitReconcile,
  sdkServed,
];

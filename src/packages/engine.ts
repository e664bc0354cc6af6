/** The engine with the packages added to it: what is built for Node and for whoever embeds it. */
import { addStrategies } from '../engine/index.ts';
import { packages } from './index.ts';

addStrategies(packages);

export * from '../engine/index.ts';

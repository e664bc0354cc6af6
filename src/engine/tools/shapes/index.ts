import type { Shape } from '../define-shape.ts';
import { anthropicTools } from './anthropic-tools.ts';
import { bareSchema } from './bare-schema.ts';
import { elicitation } from './elicitation.ts';
import { geminiTools } from './gemini-tools.ts';
import { jsonRpcBatch } from './json-rpc-batch.ts';
import { jsonRpcReply } from './json-rpc-reply.ts';
import { openaiChatTools } from './openai-chat-tools.ts';
import { openaiResponsesTools } from './openai-responses-tools.ts';
import { tool } from './tool.ts';
import { toolArray } from './tool-array.ts';
import { toolsListResult } from './tools-list-result.ts';

/** Every form in which tools are recognised; the first that fits counts, so what says most about itself comes first. */
export const SHAPES: readonly Shape[] = [
  jsonRpcBatch,
  jsonRpcReply,
  elicitation,
  geminiTools,
  openaiChatTools,
  openaiResponsesTools,
  anthropicTools,
  toolsListResult,
  toolArray,
  tool,
  bareSchema,
];

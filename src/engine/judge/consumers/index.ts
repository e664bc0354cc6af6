import type { Consumer } from '../define-consumer.ts';
import { amazonQ } from './amazon-q.ts';
import { anthropic } from './anthropic.ts';
import { anthropicStrict } from './anthropic-strict.ts';
import { azureOpenai } from './azure-openai.ts';
import { bedrock } from './bedrock.ts';
import { claudeCode } from './claude-code.ts';
import { claudeDesktop } from './claude-desktop.ts';
import { cline } from './cline.ts';
import { codexCli } from './codex-cli.ts';
import { continueDev } from './continue.ts';
import { copilotCli } from './copilot-cli.ts';
import { cursor } from './cursor.ts';
import { deepseek } from './deepseek.ts';
import { fastgpt } from './fastgpt.ts';
import { fastmcp } from './fastmcp.ts';
import { fireworks } from './fireworks.ts';
import { gemini } from './gemini.ts';
import { geminiCli } from './gemini-cli.ts';
import { geminiJsonSchema } from './gemini-json-schema.ts';
import { groq } from './groq.ts';
import { kimi } from './kimi.ts';
import { kiro } from './kiro.ts';
import { langchain } from './langchain.ts';
import { llamaCpp } from './llama-cpp.ts';
import { llguidance } from './llguidance.ts';
import { lmStudio } from './lm-studio.ts';
import { mastra } from './mastra.ts';
import { mcpInspector } from './mcp-inspector.ts';
import { mcpSpecification } from './mcp-specification.ts';
import { mcphost } from './mcphost.ts';
import { mistral } from './mistral.ts';
import { n8n } from './n8n.ts';
import { ollama } from './ollama.ts';
import { openai } from './openai.ts';
import { openaiAgentsSdk } from './openai-agents-sdk.ts';
import { openaiStrict } from './openai-strict.ts';
import { outlines } from './outlines.ts';
import { portableCoreOf } from './portable-core.ts';
import { typescriptSdk1 } from './typescript-sdk-1.ts';
import { typescriptSdk2 } from './typescript-sdk-2.ts';
import { vercelGoogle } from './vercel-google.ts';
import { vllm } from './vllm.ts';
import { vsCode } from './vs-code.ts';
import { windsurf } from './windsurf.ts';
import { xai } from './xai.ts';
import { xgrammar } from './xgrammar.ts';

/** In the order in which a person meets them. */
const listed: readonly Consumer[] = [
  mcpSpecification,
  typescriptSdk1,
  typescriptSdk2,
  fastmcp,
  mcpInspector,
  anthropic,
  anthropicStrict,
  claudeCode,
  claudeDesktop,
  openai,
  openaiStrict,
  openaiAgentsSdk,
  codexCli,
  azureOpenai,
  gemini,
  geminiJsonSchema,
  geminiCli,
  vsCode,
  copilotCli,
  cursor,
  windsurf,
  cline,
  continueDev,
  bedrock,
  amazonQ,
  kiro,
  llamaCpp,
  lmStudio,
  ollama,
  vllm,
  xgrammar,
  llguidance,
  outlines,
  deepseek,
  xai,
  fireworks,
  kimi,
  groq,
  mistral,
  langchain,
  vercelGoogle,
  mastra,
  n8n,
  fastgpt,
  mcphost,
];

export const consumers: readonly Consumer[] = [...listed, portableCoreOf(listed)];

export const consumerById = (id: string): Consumer | undefined =>
  consumers.find((consumer) => consumer.id === id);

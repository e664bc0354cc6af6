export { loader } from '@monaco-editor/react';

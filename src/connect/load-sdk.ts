export type Sdk = typeof import('./sdk.ts');

export const loadSdk = (): Promise<Sdk> => import('./sdk.ts');

import { config } from 'zod/v4';

// Before the protocol library makes its first schema: otherwise zod tries `new Function`, which the page's policy forbids.
config({ jitless: true });

/** The day, in UTC, as ISO 8601 writes it. The engine has no clock. */
export const today = (): string => new Date().toISOString().slice(0, 10);

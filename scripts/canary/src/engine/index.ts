export type Name = string;
export const value = 1;

/**
 * The one place of the page where credentials are, and only while this tab is open: never in the store, in storage, in
 * an attribute, a link or a log. What `snapshot` shows says which headers there are, and nothing of their values.
 */
import { parseAddress } from '../../../connect/address.ts';
import type { Credentials, HeaderField } from '../../../connect/credential-types.ts';
import { createCredentials } from '../../../connect/credentials.ts';

export interface HeaderRow {
  readonly id: number;
  /** `bearer`: an Authorization header of which only the token is typed. */
  readonly kind: 'header' | 'bearer';
  readonly name: string;
  readonly isFilled: boolean;
  /** The origin that the value was typed for; null: there was no address yet. */
  readonly origin: string | null;
}

export interface SignedIn {
  /** Of the server that the token is for. */
  readonly origin: string;
  readonly authorizationOrigin: string;
}

export interface Snapshot {
  readonly address: string;
  readonly rows: readonly HeaderRow[];
  readonly signedIn: SignedIn | null;
  /** Off until the person chooses it. */
  readonly relay: boolean;
  /** The one host on a private network that the person let the relay reach. */
  readonly privateHost: string | null;
}

const values = new Map<number, string>();
const listeners = new Set<() => void>();
let token: Credentials | null = null;
let lastId = 0;
let current: Snapshot = {
  address: '',
  rows: [emptyRow('header')],
  signedIn: null,
  relay: false,
  privateHost: null,
};

export const snapshot = (): Snapshot => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(part: Partial<Snapshot>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

function emptyRow(kind: HeaderRow['kind']): HeaderRow {
  lastId += 1;
  const name = kind === 'bearer' ? 'Authorization' : '';
  return { id: lastId, kind, name, isFilled: false, origin: null };
}

const changeRow = (id: number, part: Partial<HeaderRow>): void =>
  change({ rows: current.rows.map((row) => (row.id === id ? { ...row, ...part } : row)) });

function presentOrigin(): string | null {
  const address = parseAddress(current.address);
  return address.kind === 'address' ? address.url.origin : null;
}

export const setAddress = (address: string): void => change({ address });
export const chooseRelayed = (relay: boolean): void => change({ relay });
export const allowHost = (privateHost: string | null): void => change({ privateHost });

export function addRow(kind: HeaderRow['kind']): number {
  const row = emptyRow(kind);
  change({ rows: [...current.rows, row] });
  return row.id;
}

/** Rows as a curl command has them, in place of all that are empty. */
export function addFields(fields: readonly HeaderField[]): void {
  const origin = presentOrigin();
  const added = fields.map(([name, value]) => {
    const row = emptyRow('header');
    values.set(row.id, value);
    return { ...row, name, isFilled: value !== '', origin };
  });
  const kept = current.rows.filter(({ name, isFilled }) => name !== '' || isFilled);
  change({ rows: [...kept, ...added] });
}

export function removeRow(id: number): void {
  values.delete(id);
  const rows = current.rows.filter((row) => row.id !== id);
  change({ rows: rows.length > 0 ? rows : [emptyRow('header')] });
}

export const setName = (id: number, name: string): void => changeRow(id, { name });

export function setValue(id: number, value: string): void {
  values.set(id, value);
  changeRow(id, { isFilled: value !== '', origin: presentOrigin() });
}

/** For the field that the value is typed in. */
export const typedValue = (id: number): string => values.get(id) ?? '';

/** Filled rows that were typed for another origin: they stay here until the person says otherwise. */
export function strayRows({ rows }: Snapshot, origin: string): readonly HeaderRow[] {
  return rows.filter((row) => row.isFilled && row.origin !== null && row.origin !== origin);
}

/** The person says that all headers are meant for this origin. */
export const bindAll = (origin: string): void =>
  change({ rows: current.rows.map((row) => ({ ...row, origin })) });

/** What was typed before there was an address belongs to the first that it is sent to. */
const bindLoose = (origin: string): void =>
  change({ rows: current.rows.map((row) => ({ ...row, origin: row.origin ?? origin })) });

export function keepToken(credentials: Credentials, authorizationOrigin: string): void {
  token?.forget();
  token = credentials;
  change({ signedIn: { origin: credentials.origin, authorizationOrigin } });
}

export function dropToken(): void {
  token?.forget();
  token = null;
  change({ signedIn: null });
}

/** What goes along to this address; `none` where there is nothing for its origin. */
export function credentialsFor(url: URL) {
  bindLoose(url.origin);
  const typed = current.rows
    // A name alone was meant to have a value; a token that was not typed is none.
    .filter(({ kind, name, isFilled }) => isFilled || (kind === 'header' && name !== ''))
    .filter(({ origin }) => origin === url.origin)
    .map(({ id, kind, name }): HeaderField => [name, fieldValue(kind, typedValue(id))]);
  const fields = [...typed, ...(token?.fieldsFor(url) ?? [])];
  return fields.length === 0 ? ({ kind: 'none' } as const) : createCredentials(url, fields);
}

/** A token that was pasted with its scheme is the same token. */
const fieldValue = (kind: HeaderRow['kind'], value: string): string =>
  kind === 'bearer' && value.trim() !== ''
    ? `Bearer ${value.trim().replace(/^bearer\s+/i, '')}`
    : value;

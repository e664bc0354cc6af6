/** Characters of a server's words that are shown. */
const MOST = 300;

/** What a server said, as one line of plain text: no markup, no control characters, not long. */
export function plainWords(said: string): string {
  const isMarkup = /^\s*(<!doctype|<html|<\?xml|<[a-z]+[\s>])/i.test(said);
  const bare = isMarkup
    ? said
        .replace(/<(script|style|head)\b[\s\S]*?(<\/\1\s*>|$)/gi, (part) => title(part))
        .replace(/<[^>]*(>|$)/g, ' ')
    : said;
  const line = bare.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}

const title = (head: string): string => /<title[^>]*>([^<]*)/i.exec(head)?.[1] ?? ' ';

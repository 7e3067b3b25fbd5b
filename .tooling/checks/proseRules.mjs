/** @import { RepositoryFile } from "./readRepository.mjs" */
import { allowedPhrases } from "./allowedPhrases.mjs";

/**
 * Banned constructions, each with its remedy. A space matches any white space.
 *
 * @type {readonly { readonly pattern: RegExp, readonly remedy: string }[]}
 */
const banned = [
  { pattern: /\bwhoever\b/i, remedy: "name the actor" },
  { pattern: /\b(?:is|are|was|were|be) none\b/i, remedy: 'say "is not a …" or "does not exist"' },
  { pattern: /\b(?:it|this|that|they|which) (?:is|are|was|were) no\b(?! longer)/i, remedy: 'say "is not a …"' },
  { pattern: /\bno more\b/i, remedy: 'say "no longer" or "at most"' },
  { pattern: /\bby (?:itself|themselves)\b/i, remedy: 'cut it, or say "automatically" or "alone"' },
  { pattern: /\bat present\b/i, remedy: 'cut it, or say "currently"' },
  { pattern: /\ball the same\b/i, remedy: 'cut it, or say "still"' },
  { pattern: /\bbeforehand\b/i, remedy: 'say "first" or "before …"' },
  { pattern: /\bas (?:it|they) came\b/i, remedy: 'say "unchanged" or "raw"' },
  { pattern: /\bso says\b/i, remedy: 'say "according to …"' },
  { pattern: /\b(?:told|tells?|telling)\b/i, remedy: "say declared, returned, reported, logged or shown" },
  { pattern: /\bwhere there (?:is|are|was|were)\b/i, remedy: 'say "if" or "when"' },
  {
    pattern: /\bwhere (?:it|they|this|that) (?:is|are|was|were)(?! (?:at|in|on)\b)(?= \w)/i,
    remedy: 'say "if" or "when"',
  },
  { pattern: /\bWhat\b(?![^.!?]*\?)/, remedy: "give the sentence a subject: a noun, not a clause" },
  { pattern: /\b(?:behaviors?|cancel(?:ed|ing)|label(?:ed|ing))\b/i, remedy: "use British spelling" },
];

/**
 * Finds banned constructions in the documents, comments and sentences of the repository, one line per finding.
 *
 * @param {readonly RepositoryFile[]} files
 */
export function checkProse(files) {
  return files.filter(({ path }) => isProse(path)).flatMap(findInFile);
}

/** @param {string} path */
function isProse(path) {
  return (
    /\.(tsx?|jsx|mjs|css|mdx?)$/.test(path) &&
    !/^\.tooling\/checks\/(proseRules|allowedPhrases|repositoryRules\.test)/.test(path)
  );
}

/** @param {RepositoryFile} file */
function findInFile({ path, text }) {
  const prose = allowedPhrases
    .filter((allowed) => !allowed.path || allowed.path === path)
    .reduce((rest, { phrase }) => rest.replace(spaced(new RegExp(phrase, "i")), blank), readProse(path, text));
  return banned.flatMap(({ pattern, remedy }) =>
    [...prose.matchAll(spaced(pattern))].map(({ 0: found, index }) => {
      const words = found.replace(/\s+/g, " ").slice(0, 40);
      return `${path}:${prose.slice(0, index).split("\n").length}: "${words}": ${remedy}`;
    }),
  );
}

// A string in quotes, a template, a comment, or the text between two tags.
const codeProse =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<=[>}])(?<jsx>[^<>{}()"'`;=*]*)(?=[<{])/g;

/**
 * Replaces everything but prose with blanks, so that line numbers stay correct.
 *
 * @param {string} path
 * @param {string} text
 */
function readProse(path, text) {
  if (/\.mdx?$/.test(path)) return text.replace(/^```[\s\S]*?^```|`[^`\n]*`|^import .*$/gm, code);
  let prose = "";
  for (const { 0: found, index, groups } of text.matchAll(codeProse)) {
    prose += blank(text.slice(prose.length, index));
    const isSentence = groups?.["comment"] !== undefined || / \S+ /.test(found) || isCatalogue(path);
    prose += isSentence ? readSentence(found) : blank(found);
  }
  return prose;
}

/** @param {string} text */
function readSentence(text) {
  const plain = text.replace(/^([ \t]*)\*(?!\/)/gm, "$1 ");
  return plain.startsWith("`") ? plain : plain.replace(/`[^`\n]*`/g, code);
}

/** @param {string} path */
function isCatalogue(path) {
  return /\/messages(\.[a-z]+)?\.ts$|\/messages\/[a-z]+\.ts$|\.guide\.tsx?$/.test(path);
}

/** @param {string} text */
function blank(text) {
  return text.replace(/[^\n]/g, " ");
}

/** Code in a sentence counts as a word. @param {string} text */
function code(text) {
  return text.replace(/[^\n]/g, "x");
}

/** @param {RegExp} pattern */
function spaced({ source, flags }) {
  return new RegExp(source.replaceAll(" ", "\\s+"), `${flags}g`);
}

/// <reference types="vite/client" />

const files = import.meta.glob<string>("./*.tsx", { query: "?raw", import: "default", eager: true });

/** Shows the whole source file of a plain component beside its story. */
export function shownSource(component: string) {
  const code = files[`./${component}.tsx`]
    ?.replaceAll(/"(?:\.\.\/)+src\/exports\/index\.ts"/g, '"@partner-kit/react"')
    .replaceAll(/"(\.\/\w+)\.tsx"/g, '"$1"');
  return { docs: { source: { code, language: "tsx" }, canvas: { sourceState: "shown" } } } as const;
}

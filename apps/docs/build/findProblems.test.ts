import { expect, test } from "vitest";
import { findProblems } from "./findProblems.ts";

const find = (texts: Readonly<Record<string, string>>) =>
  findProblems({
    base: "/docs/",
    stories: ["markets-tickertable--docs"],
    files: new Set([...Object.keys(texts), "assets/app.js", "images/a.png"]),
    texts: new Map(Object.entries(texts)),
  });

test("default: accepts links to pages, headings, files, Storybook and other sites", () => {
  const links = ["b.html#one", "/docs/b.html", "#top", "./images/a.png", "folder/", "https://example.com/x", "/docs/"];
  const story = '<a href="/docs/storybook/?path=/docs/markets-tickertable--docs">live</a>';
  const page = `<h1 id="top"></h1>${story}${links.map((link) => `<a href="${link}">x</a>`).join("")}`;
  expect(find({ "a.html": page, "b.html": '<h2 id="one"></h2>', "folder/index.html": "", "index.html": "" })).toEqual(
    [],
  );
});

test.each([
  ["a page", "c.html", "does not exist"],
  ["a heading", "b.html#two", "has no such heading"],
  ["a heading of the page itself", "#two", "has no such heading"],
  ["a path above the site", "../../x", "leaves the site"],
  ["a story", "/docs/storybook/?path=/docs/markets-nothing--docs", "Storybook does not have this page"],
])("behaviour: reports a dead link to %s", (_, link, problem) => {
  expect(find({ "a.html": `<a href="${link}">x</a>`, "b.html": "" })).toEqual([`a.html: ${link} ${problem}`]);
});

test("behaviour: reports everything that a page loads from another origin", () => {
  const page = '<script src="https://cdn.example/x.js"></script><link rel="stylesheet" href="//cdn.example/x.css">';
  expect(find({ "a.html": page, "a.css": "@font-face { src: url(https://cdn.example/x.woff2) }" })).toEqual([
    "a.html: loads https://cdn.example/x.js from another origin",
    "a.html: loads //cdn.example/x.css from another origin",
    "a.css: loads https://cdn.example/x.woff2 from another origin",
  ]);
});

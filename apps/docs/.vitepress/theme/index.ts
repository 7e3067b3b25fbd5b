import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { StoryFrame } from "./StoryFrame.ts";
import { StoryLink } from "./StoryLink.ts";
import "./style.css";

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("StoryFrame", StoryFrame);
    app.component("StoryLink", StoryLink);
  },
};

export default theme;

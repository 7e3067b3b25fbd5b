import type { Preview } from "@storybook/react-vite";

/** Toolbar menus of every story. */
export const toolbar: Required<Pick<Preview, "globalTypes" | "initialGlobals">> = {
  globalTypes: {
    theme: {
      description: "Colours",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "light contrast", title: "High contrast" },
          { value: "dark contrast", title: "High contrast, dark" },
          { value: "auto", title: "System" },
        ],
      },
    },
    direction: {
      description: "Reading direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "auto", title: "From language" },
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    locale: {
      description: "Language of texts, numbers and times",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "fr", title: "Français" },
          { value: "pt-PT", title: "Português" },
          { value: "ar", title: "العربية" },
        ],
      },
    },
    density: {
      description: "Density",
      toolbar: {
        title: "Density",
        icon: "component",
        dynamicTitle: true,
        items: [
          { value: "comfortable", title: "Comfortable" },
          { value: "compact", title: "Compact" },
        ],
      },
    },
    assumptionNotes: {
      description: "Assumptions about the service",
      toolbar: {
        title: "Assumptions",
        icon: "info",
        dynamicTitle: true,
        items: [
          { value: "hidden", title: "Assumptions hidden" },
          { value: "shown", title: "Assumptions shown" },
        ],
      },
    },
  },
  initialGlobals: {
    theme: "light",
    direction: "auto",
    locale: "en",
    density: "comfortable",
    assumptionNotes: "hidden",
    viewport: { value: undefined, isRotated: false },
  },
};

/** Preview widths in Storybook's viewport menu. */
export const widths = {
  phone: { name: "360 px", type: "mobile", styles: { width: "360px", height: "100%" } },
  tablet: { name: "768 px", type: "tablet", styles: { width: "768px", height: "100%" } },
} as const;

/** Returns the reading direction of the toolbar or, with `auto`, of the language. */
export function directionIn(direction: string, locale: string): "ltr" | "rtl" {
  if (direction === "ltr" || direction === "rtl") return direction;
  return locale.startsWith("ar") ? "rtl" : "ltr";
}

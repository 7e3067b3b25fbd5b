import { withBase } from "vitepress";
import { defineComponent, h } from "vue";

/** A link to a page of the Storybook beside the site. */
export const StoryLink = defineComponent({
  props: { id: { type: String, required: true } },
  setup(props, { slots }) {
    // The target keeps VitePress's router from looking for a page of its own.
    return () =>
      h("a", { href: withBase(`/storybook/?path=/docs/${props.id}`), target: "_blank" }, slots["default"]?.());
  },
});

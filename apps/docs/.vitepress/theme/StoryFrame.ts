import { useData, withBase } from "vitepress";
import { defineComponent, h, onMounted, ref } from "vue";

/** A live story in the theme of the page. */
export const StoryFrame = defineComponent({
  props: { id: { type: String, required: true }, title: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData();
    // The server does not know the reader's theme.
    const isMounted = ref(false);
    onMounted(() => {
      isMounted.value = true;
    });
    return () => {
      const theme = isDark.value ? "dark" : "light";
      const source = withBase(`/storybook/iframe.html?id=${props.id}&viewMode=story&globals=theme:${theme}`);
      const frame = isMounted.value ? h("iframe", { src: source, title: props.title, loading: "lazy" }) : undefined;
      return h("div", { class: "story-frame" }, frame);
    };
  },
});

import type { FollowParameters, followAnchor } from "./followAnchor.ts";

let loading: Promise<typeof followAnchor> | undefined;

/** Gets what keeps a layer in its place. Where it cannot be loaded, layers stand below what they belong to and stay there. */
export function loadFollower(): Promise<typeof followAnchor> {
  loading ??= import("./followAnchor.ts").then(
    (file) => file.followAnchor,
    () => {
      loading = undefined;
      return standBelow;
    },
  );
  return loading;
}

function standBelow({ layer, reference }: FollowParameters): () => void {
  const { left, bottom } = reference.getBoundingClientRect();
  layer.style.translate = `${Math.round(left)}px ${Math.round(bottom)}px`;
  layer.dataset["placed"] = "";
  return () => undefined;
}

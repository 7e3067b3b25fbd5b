import type { FollowParameters } from "./followAnchor.ts";

/** Puts a layer below something, where it stays: for a page that what keeps it in its place could not be loaded into. */
export function standBelow({ layer, reference }: Pick<FollowParameters, "layer" | "reference">): void {
  const { left, bottom } = reference.getBoundingClientRect();
  layer.style.translate = `${Math.round(left)}px ${Math.round(bottom)}px`;
  layer.dataset["placed"] = "";
}

import { type RefObject, useEffect, useRef, useState } from "react";

export interface UseInViewParameters {
  /** How far before it comes into view it counts, as a CSS length or a share of the view. */
  readonly ahead: string;
}

/** Whether an element has come into view, or near it, once and for all. */
export function useInView<TElement extends Element>({
  ahead,
}: UseInViewParameters): [RefObject<TElement | null>, boolean] {
  const place = useRef<TElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsInView(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ahead]);
  return [place, isInView];
}

import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has come into view, once and for all. */
export function useInView<TElement extends Element>(): [RefObject<TElement | null>, boolean] {
  const place = useRef<TElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setIsInView(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isInView];
}

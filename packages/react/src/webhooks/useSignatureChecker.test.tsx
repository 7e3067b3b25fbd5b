import { act, fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { type UseSignatureCheckerReturnType, useSignatureChecker } from "./useSignatureChecker.ts";

let checker: UseSignatureCheckerReturnType;

function Checker() {
  checker = useSignatureChecker();
  return (
    <>
      <input {...checker.getTextProps("secret")} />
      <input {...checker.getTextProps("headers")} />
      <input {...checker.getTextProps("body")} />
    </>
  );
}

test("behaviour: what was found of a text does not stand for a file that was still being read", async () => {
  const { container } = await renderWithKit(<Checker />);
  for (const input of container.querySelectorAll("input")) fireEvent.change(input, { target: { value: "anything" } });
  const file = new File(["{}"], "body.json");
  let finish = (): void => undefined;
  file.arrayBuffer = () =>
    new Promise((resolve) => {
      finish = () => resolve(new ArrayBuffer(2));
    });
  act(() => checker.loadFile(file));
  act(() => checker.check());
  await settle();
  expect(checker.state).toMatchObject({ status: "checked" });
  await act(async () => finish());
  expect(checker.body).toMatchObject({ kind: "file", name: "body.json" });
  expect(checker.state).toEqual({ status: "ready" });
});

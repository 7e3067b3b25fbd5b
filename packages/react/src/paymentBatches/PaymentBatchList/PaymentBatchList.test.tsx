import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { PaymentBatchList } from "./PaymentBatchList.tsx";

test("behaviour: no batches", async () => {
  await renderWithKit(<PaymentBatchList />);
  await settle(1000);
  expect(screen.getByText("No batches yet")).toBeDefined();
});

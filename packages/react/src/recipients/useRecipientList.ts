"use client";

import type { Approval, Recipient, Transaction } from "@partner-kit/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { type ChangeEvent, useMemo, useState } from "react";
import { useChains } from "../chains/chains.ts";
import { type ListState, useReadState } from "../live/useReadState.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import { useView } from "../provider/useView.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { useWaitingPayments } from "../withdrawals/useWaitingPayments.ts";
import type { WaitingPayment } from "../withdrawals/waitingPayments.ts";
import {
  defaultRecipientListView,
  defaultRecipientSort,
  nextRecipientSort,
  type RecipientListView,
  type RecipientSort,
  searchRecipients,
  sortRecipients,
} from "./RecipientListView.ts";
import { recipientDrafts } from "./recipientForm.ts";
import { useRecipients } from "./recipients.ts";
import type { RecipientType } from "./recipientValues.ts";
import { useLastPayments } from "./useLastPayments.ts";
import { type UseRecipientDeletionReturnType, useRecipientDeletion } from "./useRecipientDeletion.ts";
import { BALANCE_CURRENCIES } from "./useRecipientOptions.ts";
import { useWaitingChanges } from "./useWaitingChanges.ts";

export interface UseRecipientListParameters {
  /** The view, if the host controls it, for example in a URL. */
  readonly view?: RecipientListView | undefined;
  /** The initial view, if the list controls it. Default: all recipients. */
  readonly defaultView?: Some<RecipientListView> | undefined;
  readonly onViewChange?: ((view: RecipientListView) => void) | undefined;
  /** Called with the deleted recipient. */
  readonly onDeleted?: ((recipient: Recipient) => void) | undefined;
}

export type RecipientListState = ListState<{
  /** The recipients that match the view, in its order. */
  readonly recipients: readonly Recipient[];
  /** Number of recipients before the search. */
  readonly total: number;
  /** Whether the rows still belong to the previous filter. */
  readonly isFiltering: boolean;
}>;

export interface UseRecipientListReturnType extends UseRecipientDeletionReturnType {
  readonly state: RecipientListState;
  readonly view: RecipientListView;
  /** Changes the view. Missing fields stay; `undefined` resets a field. */
  readonly setView: (change: Some<RecipientListView>) => void;
  readonly clearView: () => void;
  readonly isFiltered: boolean;
  /** Currencies for the filter: from balances, chains and the list. */
  readonly currencies: readonly string[];
  /** Whether the form of a recipient, or of a new one, was closed with unsaved input. */
  readonly hasDraft: (recipientId?: string) => boolean;
  readonly refresh: () => void;
  /**
   * The approval that a change of the recipient, or its deletion, waits for. `undefined` if none does, or if the user may not
   * see it.
   */
  readonly waitingApprovalOf: (recipientId: string) => Approval | undefined;
  /**
   * The last withdrawal to each recipient that did not fail, by the ID of the recipient. Older ones may not be loaded. `undefined`
   * if transactions cannot be read, or if the user may not see them.
   */
  readonly lastPayments: ReadonlyMap<string, Transaction> | undefined;
  /** Whether all payments are known, so that a recipient without one in `lastPayments` was not paid yet. */
  readonly areLastPaymentsComplete: boolean;
  /** The newest payment to the recipient that waits for approval. `undefined` if none does, or if the user may not see it. */
  readonly waitingPaymentOf: (recipientId: string) => WaitingPayment | undefined;
  readonly permissions: {
    readonly create: Permission;
    readonly update: Permission;
    readonly delete: Permission;
  };
  readonly getHeaderProps: (column: RecipientSort["column"]) => {
    readonly scope: "col";
    readonly "aria-sort": RecipientSort["direction"] | undefined;
  };
  readonly getSortButtonProps: (column: RecipientSort["column"]) => {
    readonly type: "button";
    readonly onClick: () => void;
  };
  readonly getSearchProps: () => {
    readonly type: "search";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** State and actions of a recipient list. (Service document: Endpoints, Wallets.) */
export function useRecipientList(parameters: UseRecipientListParameters = {}): UseRecipientListReturnType {
  const { kit } = useKitContext();
  const { can, data: session } = useSession();
  // Renders again when a draft appears or goes.
  useUnsavedChanges();
  const [{ sort: givenSort = defaultRecipientSort, ...given }, setGivenView] = useView(
    defaultRecipientListView,
    parameters,
  );
  // A host that controls the view may not know of its order.
  const isSortOwn = parameters.view !== undefined && !Object.hasOwn(parameters.view, "sort");
  const [ownSort, setOwnSort] = useState(givenSort);
  const sort = isSortOwn ? ownSort : givenSort;
  const view: RecipientListView = { ...given, sort };
  const setView = (change: Some<RecipientListView>) => {
    if (Object.hasOwn(change, "sort")) setOwnSort(change.sort ?? defaultRecipientSort);
    setGivenView(isSortOwn ? { sort, ...change } : change);
  };
  const { type, currency, search } = view;
  const filter: { type?: RecipientType; currency?: string } = { ...(type && { type }), ...(currency && { currency }) };
  const isFiltered = Object.keys(filter).length > 0;
  const list = useRecipients({ ...filter, query: { placeholderData: keepPreviousData } });
  const chains = useChains();
  const deletion = useRecipientDeletion(parameters.onDeleted);
  const { locale } = useLocale();
  const { lastPayments, areComplete } = useLastPayments();
  const rows = useMemo(
    () => sortRecipients({ recipients: searchRecipients(list.data ?? none, search), sort, lastPayments, locale }),
    [list.data, search, sort, lastPayments, locale],
  );
  const waitingChanges = useWaitingChanges();
  const { payments: waitingPayments } = useWaitingPayments();
  const state = useReadState(list, ({ length: total }) => {
    const isFiltering = list.isPlaceholderData;
    return total === 0 && !isFiltered && !isFiltering ? "empty" : { recipients: rows, total, isFiltering };
  });

  return {
    ...deletion,
    state,
    view,
    setView,
    clearView: () => setView({ type: undefined, currency: undefined, search: undefined }),
    isFiltered: isFiltered || search.trim() !== "",
    currencies: [
      ...new Set([
        ...BALANCE_CURRENCIES,
        ...(chains.data?.chains.flatMap(({ currencies = [] }) => currencies) ?? []),
        ...(list.data ?? none).map((recipient) => recipient.currency),
        ...(currency ? [currency] : []),
      ]),
    ],
    hasDraft: (recordId) => recipientDrafts.hasUnsaved({ kit, subject: session?.subject, recordId }),
    waitingApprovalOf: (recipientId) => waitingChanges.get(recipientId),
    lastPayments,
    areLastPaymentsComplete: areComplete,
    waitingPaymentOf: (recipientId) => waitingPayments.find((payment) => payment.recipientId === recipientId),
    refresh: () => void list.refetch(),
    permissions: {
      create: can("createRecipient"),
      update: can("updateRecipient"),
      delete: can("deleteRecipient"),
    },
    getHeaderProps: (column) => ({ scope: "col", "aria-sort": sort.column === column ? sort.direction : undefined }),
    getSortButtonProps: (column) => ({
      type: "button",
      onClick: () => setView({ sort: nextRecipientSort(column, sort) }),
    }),
    getSearchProps: () => ({
      type: "search",
      value: search,
      onChange: (event) => setView({ search: event.target.value }),
    }),
  };
}

const none: readonly Recipient[] = [];

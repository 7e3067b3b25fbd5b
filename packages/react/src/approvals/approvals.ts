import { approveChange, cancelChange, getApproval, listApprovals, rejectChange } from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the changes that wait for a second person, or waited: own ones, and those that the user may decide about. */
export const useApprovals: QueryHook<typeof listApprovals> = queryHook(listApprovals);

/** TanStack options of the approvals, for prefetching and servers. */
export const approvalsQuery: QueryOptionsFactory<typeof listApprovals> = queryOptionsOf(listApprovals);

/** Reads one approval. */
export const useApproval: QueryHook<typeof getApproval> = queryHook(getApproval);

/** TanStack options of one approval, for prefetching and servers. */
export const approvalQuery: QueryOptionsFactory<typeof getApproval> = queryOptionsOf(getApproval);

/** Approves a change of another person. The proxy then sends it to the service. */
export const useApproveChange: MutationHook<typeof approveChange> = mutationHook(approveChange);

/** Rejects a change of another person. It is never sent. */
export const useRejectChange: MutationHook<typeof rejectChange> = mutationHook(rejectChange);

/** Cancels an own change that waits for approval. */
export const useCancelChange: MutationHook<typeof cancelChange> = mutationHook(cancelChange);

/** Status and error code of a response. The code of a success is `undefined`. */
export async function readOutcome(response: Response): Promise<[status: number, code: string | undefined]> {
  const body: { readonly error?: { readonly code?: string } } = await response.json();
  return [response.status, body.error?.code];
}

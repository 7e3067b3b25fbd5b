/** Next.js calls it when the server starts. Its Edge runtime has no signals. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] === "nodejs") await import("./partner-kit/closeOnSigterm");
}

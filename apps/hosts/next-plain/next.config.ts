import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  // The driver checks the types of all hosts at once.
  typescript: { ignoreBuildErrors: true },
};

export default nextConfig;

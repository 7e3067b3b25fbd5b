import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("sign-in", "routes/signIn.ts"),
  route("treasury", "routes/treasury.tsx"),
  route("partner-kit/*", "routes/partnerKit.ts"),
] satisfies RouteConfig;

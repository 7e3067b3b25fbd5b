export default {
  test: { name: "tooling", include: ["**/*.test.mjs"] },
};

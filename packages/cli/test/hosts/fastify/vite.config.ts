export default { server: { proxy: { "/partner-kit": { target: "http://localhost:3000" } } } };

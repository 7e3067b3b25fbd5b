export default { server: { proxy: { "/partner-kit": "http://localhost:3000" } } };

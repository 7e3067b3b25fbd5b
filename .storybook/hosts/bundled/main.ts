import "@partner-kit/react/styles.css";

export default function Home() {
  return <p>A page without partner-kit.</p>;
}

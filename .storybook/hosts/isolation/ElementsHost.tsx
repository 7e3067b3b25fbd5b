import type { ReactElement } from "react";

/** Common elements with Tailwind and Bootstrap classes. */
export function ElementsHost(): ReactElement {
  return (
    <main className="container p-4">
      <h1>Treasury</h1>
      <h3 className="text-lg font-bold">Accounts</h3>
      <p>
        Read the <a href="#terms">terms</a>, <code>code</code> and <strong>more</strong>.
      </p>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <label htmlFor="name" className="form-label">
        Name
      </label>
      <input id="name" className="form-control border" placeholder="Ada" />
      <select className="form-select" aria-label="Country">
        <option>Nigeria</option>
      </select>
      <button type="button" className="btn btn-primary rounded">
        Save
      </button>
      <button type="button">Plain</button>
      <table className="table w-full mt-4">
        <thead>
          <tr>
            <th>Currency</th>
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>NGN</td>
            <td>1,200.00</td>
          </tr>
        </tbody>
      </table>
      <dl>
        <dt>On hold</dt>
        <dd>None</dd>
      </dl>
      <fieldset>
        <legend>Terms</legend>
        <input type="checkbox" className="form-check-input" aria-label="I agree" />
      </fieldset>
    </main>
  );
}

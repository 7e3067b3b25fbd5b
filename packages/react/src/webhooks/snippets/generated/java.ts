/** Written by build/snippets.mjs from snippets/Receiver.java. */
export const java = `// Receives webhooks of the service. Java 17 or newer, with the JDBC driver of your database on the class path:
//
//   WEBHOOK_SECRETS="whsec_…" WEBHOOK_DATABASE="jdbc:postgresql://…" java -cp postgresql.jar Receiver.java
//
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Receiver {
  private static final long TOLERANCE_SECONDS = 300;
  private static final int BODY_MAX_BYTES = 1_000_000;

  // Two secrets, separated by a space, during the overlap of a rotation.
  private static final List<byte[]> KEYS =
      Arrays.stream(System.getenv().getOrDefault("WEBHOOK_SECRETS", "").split(" "))
          .filter(secret -> !secret.isEmpty())
          .map(secret -> Base64.getDecoder().decode(secret.replaceFirst("^whsec_", "")))
          .toList();

  public static void main(String[] arguments) throws IOException {
    if (KEYS.isEmpty()) throw new IllegalStateException("Set WEBHOOK_SECRETS to the signing secret of the endpoint.");
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
    HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/", Receiver::receive);
    server.start();
    System.out.println("{\\"port\\":" + server.getAddress().getPort() + "}");
  }

  private static void receive(HttpExchange exchange) throws IOException {
    int status = 500; // The service tries again.
    try (exchange) {
      try {
        // The raw bytes. JSON that was parsed and serialised again does not match the signature.
        byte[] body = exchange.getRequestBody().readNBytes(BODY_MAX_BYTES + 1);
        if (body.length > BODY_MAX_BYTES || !isGenuine(exchange.getRequestHeaders(), body)) {
          status = 400;
        } else {
          save(exchange.getRequestHeaders().getFirst("webhook-id"), body);
          // The event is committed. Parse it in your own worker, and read the current state over REST.
          status = 204;
        }
      } catch (Exception error) {
        System.err.println(error.getMessage());
      }
      exchange.sendResponseHeaders(status, -1);
    }
  }

  // CREATE TABLE webhook_inbox (id text PRIMARY KEY, body bytea NOT NULL)
  private static void save(String id, byte[] body) throws SQLException {
    // The same event can arrive twice, so its ID is unique. A new connection commits automatically.
    try (var database = DriverManager.getConnection(System.getenv("WEBHOOK_DATABASE"));
        var insert = database.prepareStatement(
            "INSERT INTO webhook_inbox (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      insert.setString(1, id);
      insert.setBytes(2, body);
      insert.executeUpdate();
    }
  }

  private static boolean isGenuine(Headers headers, byte[] body) throws GeneralSecurityException {
    String id = headers.getFirst("webhook-id");
    String timestamp = headers.getFirst("webhook-timestamp");
    String signatures = headers.getFirst("webhook-signature");
    if (id == null || timestamp == null || signatures == null || !timestamp.matches("[0-9]{1,15}")) return false;
    if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(timestamp)) > TOLERANCE_SECONDS) return false;

    boolean isGenuine = false;
    for (byte[] key : KEYS) {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
      byte[] expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))).getBytes(StandardCharsets.UTF_8);
      // During the overlap of a rotation there are several signatures. One match is enough.
      for (String signature : signatures.split(" ")) {
        isGenuine |= MessageDigest.isEqual(signature.getBytes(StandardCharsets.UTF_8), expected);
      }
    }
    return isGenuine;
  }
}
`;

// Replaces the database driver in tests of Receiver.java. Stores IDs in a file and fails without one.
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Properties;
import java.util.logging.Logger;

public final class MemoryDriver implements Driver {
  private static final String PREFIX = "jdbc:memory:";

  static {
    try {
      DriverManager.registerDriver(new MemoryDriver());
    } catch (SQLException error) {
      throw new ExceptionInInitializerError(error);
    }
  }

  @Override
  public Connection connect(String url, Properties info) {
    if (!acceptsURL(url)) return null;
    Path path = Path.of(url.substring(PREFIX.length()));
    return fake(Connection.class, (proxy, method, given) ->
        method.getName().equals("prepareStatement") ? prepare(path, (String) given[0]) : null);
  }

  private static PreparedStatement prepare(Path path, String query) throws SQLException {
    if (!query.equals("INSERT INTO webhook_inbox (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      throw new SQLException("another query than expected");
    }
    Object[] values = new Object[3];
    return fake(PreparedStatement.class, (proxy, method, given) -> {
      switch (method.getName()) {
        case "setString", "setBytes" -> values[(int) given[0]] = given[1];
        case "executeUpdate" -> {
          return insert(path, (String) values[1], (byte[]) values[2]);
        }
        default -> {}
      }
      return null;
    });
  }

  private static synchronized int insert(Path path, String id, byte[] body) throws SQLException {
    try {
      if (Files.readAllLines(path).stream().anyMatch(line -> line.startsWith(id + " "))) return 0;
      Files.writeString(path, id + " " + HexFormat.of().formatHex(body) + "\n", StandardOpenOption.APPEND);
      return 1;
    } catch (IOException error) {
      throw new SQLException(error);
    }
  }

  private static <T> T fake(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(MemoryDriver.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  @Override
  public boolean acceptsURL(String url) {
    return url.startsWith(PREFIX);
  }

  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
    return new DriverPropertyInfo[0];
  }

  @Override
  public int getMajorVersion() {
    return 1;
  }

  @Override
  public int getMinorVersion() {
    return 0;
  }

  @Override
  public boolean jdbcCompliant() {
    return false;
  }

  @Override
  public Logger getParentLogger() {
    return Logger.getGlobal();
  }
}

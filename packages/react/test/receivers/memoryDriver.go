// Replaces the database driver in tests of receiver.go. Stores IDs in a file and fails without one.
package main

import (
	"database/sql"
	"database/sql/driver"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"strings"
	"sync"
)

func init() { sql.Register("pgx", memoryDriver{}) }

type memoryDriver struct{}

func (memoryDriver) Open(path string) (driver.Conn, error) { return &memoryConn{path}, nil }

type memoryConn struct{ path string }

func (*memoryConn) Close() error              { return nil }
func (*memoryConn) Begin() (driver.Tx, error) { return nil, errors.New("not needed") }
func (conn *memoryConn) Prepare(query string) (driver.Stmt, error) {
	if !strings.HasPrefix(query, "INSERT INTO webhook_inbox (id, body)") || !strings.HasSuffix(query, "ON CONFLICT (id) DO NOTHING") {
		return nil, errors.New("another query than expected")
	}
	return &memoryStmt{conn.path}, nil
}

type memoryStmt struct{ path string }

var lock sync.Mutex

func (*memoryStmt) Close() error                              { return nil }
func (*memoryStmt) NumInput() int                             { return 2 }
func (*memoryStmt) Query([]driver.Value) (driver.Rows, error) { return nil, io.EOF }
func (stmt *memoryStmt) Exec(values []driver.Value) (driver.Result, error) {
	lock.Lock()
	defer lock.Unlock()
	kept, err := os.ReadFile(stmt.path)
	if err != nil {
		return nil, err
	}
	id := values[0].(string)
	if strings.Contains("\n"+string(kept), "\n"+id+" ") {
		return driver.RowsAffected(0), nil
	}
	line := id + " " + hex.EncodeToString(values[1].([]byte)) + "\n"
	return driver.RowsAffected(1), os.WriteFile(stmt.path, append(kept, line...), 0o600)
}

// Receives webhooks of the service. Go 1.19 or newer, with the driver of your database:
//
//	WEBHOOK_SECRETS="whsec_…" WEBHOOK_DATABASE="postgres://…" go run .
package main

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"database/sql"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
	// The driver, which names itself "pgx":
	// _ "github.com/jackc/pgx/v5/stdlib"
)

const (
	driverName   = "pgx"
	tolerance    = 5 * time.Minute
	bodyMaxBytes = 1_000_000
)

func main() {
	keys, err := readKeys(os.Getenv("WEBHOOK_SECRETS"))
	if err != nil {
		log.Fatal(err)
	}
	database, err := sql.Open(driverName, os.Getenv("WEBHOOK_DATABASE"))
	if err != nil {
		log.Fatal(err)
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	listener, err := net.Listen("tcp", ":"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("{\"port\":%d}\n", listener.Addr().(*net.TCPAddr).Port)
	log.Fatal(http.Serve(listener, receive(keys, database)))
}

// Two secrets, separated by a space, during the overlap of a rotation.
func readKeys(secrets string) ([][]byte, error) {
	var keys [][]byte
	for _, secret := range strings.Fields(secrets) {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil {
			return nil, err
		}
		keys = append(keys, key)
	}
	if len(keys) == 0 {
		return nil, errors.New("set WEBHOOK_SECRETS to the signing secret of the endpoint")
	}
	return keys, nil
}

func receive(keys [][]byte, database *sql.DB) http.HandlerFunc {
	return func(writer http.ResponseWriter, request *http.Request) {
		// The raw bytes. JSON that was parsed and serialised again does not match the signature.
		body, err := io.ReadAll(http.MaxBytesReader(writer, request.Body, bodyMaxBytes))
		if err != nil || !isGenuine(keys, request.Header, body) {
			writer.WriteHeader(http.StatusBadRequest)
			return
		}
		if err := save(request.Context(), database, request.Header.Get("webhook-id"), body); err != nil {
			// The service tries again.
			writer.WriteHeader(http.StatusInternalServerError)
			return
		}
		// The event is committed. Parse it in your own worker, and read the current state over REST.
		writer.WriteHeader(http.StatusNoContent)
	}
}

// CREATE TABLE webhook_inbox (id text PRIMARY KEY, body bytea NOT NULL)
func save(ctx context.Context, database *sql.DB, id string, body []byte) error {
	// The same event can arrive twice, so its ID is unique.
	_, err := database.ExecContext(ctx,
		"INSERT INTO webhook_inbox (id, body) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING", id, body)
	return err
}

func isGenuine(keys [][]byte, header http.Header, body []byte) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseUint(timestamp, 10, 50)
	if err != nil || id == "" {
		return false
	}
	if age := time.Since(time.Unix(int64(seconds), 0)); age > tolerance || age < -tolerance {
		return false
	}
	genuine := false
	for _, key := range keys {
		mac := hmac.New(sha256.New, key)
		mac.Write([]byte(id + "." + timestamp + "."))
		mac.Write(body)
		expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
		// During the overlap of a rotation there are several signatures. One match is enough.
		for _, signature := range strings.Split(header.Get("webhook-signature"), " ") {
			genuine = hmac.Equal([]byte(signature), expected) || genuine
		}
	}
	return genuine
}

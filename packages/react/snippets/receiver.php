<?php
// Receives webhooks of the service. PHP 8.1 or newer, with PDO and a database:
//
//   WEBHOOK_SECRETS="whsec_…" php -S 0.0.0.0:8080 receiver.php
//
declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

function isGenuine(string $id, string $timestamp, string $signatures, string $body): bool
{
    if ($id === '' || $signatures === '' || preg_match('/\A[0-9]{1,15}\z/', $timestamp) !== 1) {
        return false;
    }
    if (abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $isGenuine = false;
    // Two secrets, separated by a space, during the overlap of a rotation.
    foreach (explode(' ', (string) getenv('WEBHOOK_SECRETS')) as $secret) {
        $key = base64_decode(preg_replace('/\Awhsec_/', '', $secret), true);
        if ($key === false || strlen($key) < 24) {
            throw new RuntimeException('Set WEBHOOK_SECRETS to the signing secret of the endpoint.');
        }
        $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        // There are several signatures, too. One match is enough.
        foreach (explode(' ', $signatures) as $signature) {
            $isGenuine = hash_equals($expected, $signature) || $isGenuine;
        }
    }
    return $isGenuine;
}

try {
    // The raw bytes. JSON that was parsed and serialised again does not match the signature.
    $body = (string) file_get_contents('php://input');
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    $signatures = $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '';
    if (!isGenuine($id, $timestamp, $signatures, $body)) {
        http_response_code(400);
        return;
    }
    $database = new PDO(getenv('WEBHOOK_DATABASE') ?: 'sqlite:webhooks.db');
    $database->exec('CREATE TABLE IF NOT EXISTS webhook_inbox (id TEXT PRIMARY KEY, body BLOB NOT NULL)');
    // The same event can arrive twice, so its ID is unique.
    $insert = $database->prepare('INSERT INTO webhook_inbox (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING');
    $insert->bindValue(1, $id);
    $insert->bindValue(2, $body, PDO::PARAM_LOB);
    $insert->execute();
    // The event is committed. Parse it in your own worker, and read the current state over REST.
    http_response_code(204);
} catch (Throwable) {
    // The service tries again.
    http_response_code(500);
}

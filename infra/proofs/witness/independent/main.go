// A witness and a client that others wrote: github.com/transparency-dev/witness speaks tlog-witness, filippo.io/torchwood reads
// tlog-tiles. Commands:
//
//	witness <vkey of the log> <name> <seed, base64>   serves add-checkpoint; prints its address and its vkey, one a line
//	read <prefix> <vkey of the log> <vkey of the witness> [<bearer token>]
//	    reads checkpoint, tiles and, with a token, entries; prints what it verified as JSON
package main

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"filippo.io/torchwood"
	f_note "github.com/transparency-dev/formats/note"
	"github.com/transparency-dev/witness/persistence/inmemory"
	"github.com/transparency-dev/witness/witness"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

func main() {
	var err error
	switch {
	case len(os.Args) == 5 && os.Args[1] == "witness":
		err = serve(os.Args[2], os.Args[3], os.Args[4])
	case len(os.Args) >= 5 && os.Args[1] == "read":
		err = read(os.Args[2], os.Args[3], os.Args[4], strings.Join(os.Args[5:], ""))
	default:
		err = errors.New("unknown command")
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// signingKey is how golang.org/x/mod/sumdb/note writes a private key.
func signingKey(name string, seed []byte) string {
	public := ed25519.NewKeyFromSeed(seed).Public().(ed25519.PublicKey)
	hashed := sha256.Sum256(append([]byte(name+"\n\x01"), public...))
	id := binary.BigEndian.Uint32(hashed[:4])
	return fmt.Sprintf("PRIVATE+KEY+%s+%08x+%s", name, id, base64.StdEncoding.EncodeToString(append([]byte{1}, seed...)))
}

func serve(logKey, name, seed string) error {
	verifier, err := note.NewVerifier(logKey)
	if err != nil {
		return err
	}
	bytes, err := base64.StdEncoding.DecodeString(seed)
	if err != nil {
		return err
	}
	signer, err := f_note.NewSignerForCosignatureV1(signingKey(name, bytes))
	if err != nil {
		return err
	}
	known := func(_ context.Context, origin string) (note.Verifier, bool, error) {
		return verifier, origin == verifier.Name(), nil
	}
	followed, err := witness.New(context.Background(), witness.Opts{
		Persistence:    inmemory.New(),
		Signers:        []note.Signer{signer},
		VerifierForLog: known,
	})
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	public := ed25519.NewKeyFromSeed(bytes).Public().(ed25519.PublicKey)
	encoded := base64.StdEncoding.EncodeToString(append([]byte{4}, public...))
	fmt.Printf("http://%s\n%s+%08x+%s\n", listener.Addr(), name, signer.KeyHash(), encoded)
	mux := http.NewServeMux()
	mux.HandleFunc("POST /add-checkpoint", witness.NewHTTPHandler(followed).AddCheckpoint)
	mux.HandleFunc("GET /kept", func(w http.ResponseWriter, r *http.Request) {
		kept, err := followed.GetCheckpoint(r.Context(), verifier.Name())
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		_, _ = w.Write(kept)
	})
	server := http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}

// withToken adds the bearer token to each request for entries, and to no other.
type withToken struct{ token string }

func (t withToken) RoundTrip(request *http.Request) (*http.Response, error) {
	if t.token != "" && strings.Contains(request.URL.Path, "/entries/") {
		request.Header.Set("Authorization", "Bearer "+t.token)
	}
	return http.DefaultTransport.RoundTrip(request)
}

type verified struct {
	Origin       string `json:"origin"`
	Size         int64  `json:"size"`
	LogTime      int64  `json:"logTime"`
	WitnessTime  int64  `json:"witnessTime"`
	Inclusions   int    `json:"inclusions"`
	Consistent   int    `json:"consistent"`
	Entries      int    `json:"entries"`
	EntriesError string `json:"entriesError"`
}

func read(prefix, logKey, witnessKey, token string) error {
	ctx := context.Background()
	fetcher, err := torchwood.NewTileFetcher(prefix, torchwood.WithHTTPClient(&http.Client{
		Transport: withToken{token},
		Timeout:   10 * time.Second,
	}))
	if err != nil {
		return err
	}
	signed, err := fetcher.ReadEndpoint(ctx, "checkpoint")
	if err != nil {
		return err
	}
	checkpoint, result, err := open(signed, logKey, witnessKey)
	if err != nil {
		return err
	}
	hashes := torchwood.TileHashReaderWithContext(ctx, checkpoint.Tree, fetcher)
	for index := int64(0); index < checkpoint.N; index++ {
		proof, err := tlog.ProveRecord(checkpoint.N, index, hashes)
		if err != nil {
			return fmt.Errorf("inclusion of %d: %w", index, err)
		}
		leaf, err := hashes.ReadHashes([]int64{tlog.StoredHashIndex(0, index)})
		if err != nil {
			return err
		}
		if err := tlog.CheckRecord(proof, checkpoint.N, checkpoint.Hash, index, leaf[0]); err != nil {
			return fmt.Errorf("inclusion of %d: %w", index, err)
		}
		result.Inclusions++
		older, err := tlog.TreeHash(index+1, hashes)
		if err != nil {
			return err
		}
		growth, err := tlog.ProveTree(checkpoint.N, index+1, hashes)
		if err != nil {
			return fmt.Errorf("growth from %d: %w", index+1, err)
		}
		if err := tlog.CheckTree(growth, checkpoint.N, checkpoint.Hash, index+1, older); err != nil {
			return fmt.Errorf("growth from %d: %w", index+1, err)
		}
		result.Consistent++
	}
	if err := readEntries(ctx, fetcher, checkpoint, result); err != nil {
		result.EntriesError = err.Error()
	}
	return json.NewEncoder(os.Stdout).Encode(result)
}

// readEntries reads all of them; those of the last tile, which may be partial, in a second go.
func readEntries(ctx context.Context, fetcher *torchwood.TileFetcher, checkpoint torchwood.Checkpoint, result *verified) error {
	client, err := torchwood.NewClient(fetcher, torchwood.WithTimeout(20*time.Second))
	if err != nil {
		return err
	}
	for start := int64(0); start < checkpoint.N; {
		before := start
		for index, entry := range client.Entries(ctx, checkpoint.Tree, start) {
			if !json.Valid(entry) {
				return fmt.Errorf("entry %d is no line of JSON", index)
			}
			result.Entries++
			start = index + 1
		}
		if client.Err() != nil {
			return client.Err()
		}
		if start == before {
			return fmt.Errorf("nothing came after entry %d", start)
		}
	}
	return nil
}

// signedBy tells whether this key is among those that have signed: note.Open is content with any.
func signedBy(opened *note.Note, verifier note.Verifier) bool {
	for _, signature := range opened.Sigs {
		if signature.Name == verifier.Name() && signature.Hash == verifier.KeyHash() {
			return true
		}
	}
	return false
}

// open verifies the signatures of log and witness, and the time under which the log has signed.
func open(signed []byte, logKey, witnessKey string) (torchwood.Checkpoint, *verified, error) {
	none := torchwood.Checkpoint{}
	logVerifier, err := note.NewVerifier(logKey)
	if err != nil {
		return none, nil, err
	}
	timeVerifier, err := f_note.NewVerifierForCosignatureV1(logKey)
	if err != nil {
		return none, nil, err
	}
	witnessVerifier, err := f_note.NewVerifierForCosignatureV1(witnessKey)
	if err != nil {
		return none, nil, err
	}
	opened, err := note.Open(signed, note.VerifierList(logVerifier, timeVerifier, witnessVerifier))
	if err != nil {
		return none, nil, err
	}
	checkpoint, err := torchwood.ParseCheckpoint(opened.Text)
	if err != nil {
		return none, nil, err
	}
	if !signedBy(opened, logVerifier) {
		return none, nil, errors.New("the log has not signed with this key")
	}
	result := &verified{Origin: checkpoint.Origin, Size: checkpoint.N}
	for _, signature := range opened.Sigs {
		switch signature.Hash {
		case timeVerifier.KeyHash():
			result.LogTime, err = torchwood.CosignatureTimestamp(signature)
		case witnessVerifier.KeyHash():
			result.WitnessTime, err = torchwood.CosignatureTimestamp(signature)
		}
		if err != nil {
			return none, nil, err
		}
	}
	return checkpoint, result, nil
}

// Checks proofs and notes of the transparency log with other people's implementations: transparency-dev/merkle for the
// proofs, golang.org/x/mod/sumdb/note for the signatures. Reads one JSON claim a line, answers true or false for each.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/transparency-dev/merkle/proof"
	"github.com/transparency-dev/merkle/rfc6962"
	"golang.org/x/mod/sumdb/note"
)

type claim struct {
	Kind     string
	Key      string
	Note     string
	Leaf     string
	LeafHash []byte
	Index    uint64
	From     uint64
	Size     uint64
	FromRoot []byte
	Root     []byte
	Proof    [][]byte
}

func holds(c claim) bool {
	switch c.Kind {
	case "note":
		verifier, err := note.NewVerifier(c.Key)
		if err != nil {
			return false
		}
		_, err = note.Open([]byte(c.Note), note.VerifierList(verifier))
		return err == nil
	case "leaf":
		return string(rfc6962.DefaultHasher.HashLeaf([]byte(c.Leaf))) == string(c.LeafHash)
	case "inclusion":
		return proof.VerifyInclusion(rfc6962.DefaultHasher, c.Index, c.Size, c.LeafHash, c.Proof, c.Root) == nil
	case "consistency":
		return proof.VerifyConsistency(rfc6962.DefaultHasher, c.From, c.Size, c.Proof, c.FromRoot, c.Root) == nil
	}
	panic("unknown kind of claim: " + c.Kind)
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var c claim
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			panic(err)
		}
		fmt.Println(holds(c))
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}

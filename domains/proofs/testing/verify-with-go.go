// Verifies proofs of our log with the code of Go's checksum database: other authors, another language.
// Reads JSON lines {"vkey","leaf","proof"} and answers "ok" or the reason for each.
package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type question struct {
	VKey, Leaf, Proof string
}

func hashOf(text string) (hash tlog.Hash, err error) {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err == nil && len(bytes) != len(hash) {
		err = fmt.Errorf("hash of %d bytes", len(bytes))
	}
	copy(hash[:], bytes)
	return hash, err
}

func judge(asked question) error {
	head, checkpoint, _ := strings.Cut(asked.Proof, "\n\n")
	lines := strings.Split(head, "\n")
	index, err := strconv.ParseInt(strings.TrimPrefix(lines[1], "index "), 10, 64)
	if err != nil {
		return err
	}
	proof := tlog.RecordProof{}
	for _, line := range lines[2:] {
		hash, err := hashOf(line)
		if err != nil {
			return err
		}
		proof = append(proof, hash)
	}
	verifier, err := note.NewVerifier(asked.VKey)
	if err != nil {
		return err
	}
	opened, err := note.Open([]byte(checkpoint), note.VerifierList(verifier))
	if err != nil {
		return err
	}
	body := strings.Split(opened.Text, "\n")
	size, err := strconv.ParseInt(body[1], 10, 64)
	if err != nil {
		return err
	}
	root, err := hashOf(body[2])
	if err != nil {
		return err
	}
	leaf, err := base64.StdEncoding.DecodeString(asked.Leaf)
	if err != nil {
		return err
	}
	return tlog.CheckRecord(proof, size, root, index, tlog.RecordHash(leaf))
}

func main() {
	input := bufio.NewScanner(os.Stdin)
	input.Buffer(nil, 1<<20)
	for input.Scan() {
		var asked question
		err := json.Unmarshal(input.Bytes(), &asked)
		if err == nil {
			err = judge(asked)
		}
		if err != nil {
			fmt.Println(err)
		} else {
			fmt.Println("ok")
		}
	}
}

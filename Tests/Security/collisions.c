// Prints names whose hashes are close together in a Swift dictionary without a random seed.
//
//   collisions COUNT SCALE
//
// A dictionary of 2^SCALE places starts to look for a name at the low bits of SipHash-1-3 with the key (SCALE, 0) over
// the name's bytes and 0xFF. Names that begin in the first 512 places form one run, which each further name walks.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 512 };

static uint64_t turned(uint64_t word, int bits) { return word << bits | word >> (64 - bits); }

static void mix(uint64_t v[4]) {
    v[0] += v[1]; v[2] += v[3];
    v[1] = turned(v[1], 13) ^ v[0]; v[3] = turned(v[3], 16) ^ v[2];
    v[0] = turned(v[0], 32);
    v[2] += v[1]; v[0] += v[3];
    v[1] = turned(v[1], 17) ^ v[2]; v[3] = turned(v[3], 21) ^ v[0];
    v[2] = turned(v[2], 32);
}

static uint64_t hash(const uint8_t *bytes, size_t count, uint64_t key) {
    uint64_t v[4] = {0x736f6d6570736575 ^ key, 0x646f72616e646f6d, 0x6c7967656e657261 ^ key, 0x7465646279746573};
    size_t whole = count / 8;
    for (size_t at = 0; at < whole; at++) {
        uint64_t word;
        memcpy(&word, bytes + at * 8, 8);
        v[3] ^= word;
        mix(v);
        v[0] ^= word;
    }
    uint64_t last = (uint64_t)count << 56;
    memcpy(&last, bytes + whole * 8, count % 8); // little-endian machines only
    v[3] ^= last;
    mix(v);
    v[0] ^= last;
    v[2] ^= 0xff;
    for (int round = 0; round < 3; round++) mix(v);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

int main(int count, char **words) {
    if (count != 3) return 64;
    long wanted = atol(words[1]);
    int scale = atoi(words[2]);
    uint64_t mask = (UINT64_C(1) << scale) - 1;
    for (unsigned long number = 0; wanted > 0; number++) {
        char name[24];
        int length = snprintf(name, sizeof name, "k%lx", number);
        name[length] = (char)0xff;
        if ((hash((uint8_t *)name, length + 1, scale) & mask) >= PLACES) continue;
        name[length] = 0;
        puts(name);
        wanted--;
    }
    return 0;
}

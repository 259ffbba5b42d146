// Opens sessions, holds a stream of each, and taps them in turn at a steady pace, for so long.
//
//   streams PORT SESSIONS SECONDS TAPS_PER_SECOND VIEW DOCUMENT
//
// Each line of its output is a JSON object: how many sessions are open, then the figures of each period, then of all.
// A latency is the time from the moment a tap was due to the event in the stream of its session.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { NAME = 64, DRIVERS = 32, PERIOD = 30, MOST = 2000000 };

static const char MARK[] = "event: patch";

struct session {
    char name[NAME];
    int stream, seen;
    double tapped; // when the tap was due that is not answered in the stream yet; 0 where there is none
};

struct driver {
    int socket, waits;
};

static int port;
static struct session *sessions;
static struct driver drivers[DRIVERS];
static double *latencies, worst;
static long heard, told, refused, lost, total;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void fail(const char *what) {
    fprintf(stderr, "streams: %s: %s\n", what, strerror(errno));
    exit(1);
}

static int reach(void) {
    int one = 1, made = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (made < 0 || connect(made, (struct sockaddr *)&address, sizeof address)) fail("connect");
    setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    return made;
}

static void put(int socket, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t sent = write(socket, bytes, count);
        if (sent < 0) fail("write");
        bytes += sent;
        count -= sent;
    }
}

// Reads one whole answer with a length.
static void take(int socket, char *into, size_t room) {
    size_t count = 0;
    for (;;) {
        ssize_t got = read(socket, into + count, room - 1 - count);
        if (got <= 0) fail("read");
        count += got;
        into[count] = 0;
        char *body = strstr(into, "\r\n\r\n"), *length = strcasestr(into, "content-length:");
        if (body && length && count >= (size_t)(body + 4 - into) + strtoul(length + 15, NULL, 10)) return;
    }
}

static void open_sessions(int count, const char *document) {
    char *request, answer[65536];
    int socket = reach(), length = asprintf(
        &request, "POST /api/sessions HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\n"
        "Content-Length: %zu\r\n\r\n%s", port, strlen(document), document);
    for (int i = 0; i < count; i++) {
        put(socket, request, length);
        take(socket, answer, sizeof answer);
        char *id = strstr(answer, "\"id\":\"");
        if (!strstr(answer, " 201 ") || !id) { fprintf(stderr, "streams: session %d: %s\n", i, answer); exit(1); }
        sscanf(id + 6, "%63[^\"]", sessions[i].name);
    }
    close(socket);
    free(request);
}

static void watch(int poll, struct session *session) {
    char request[256];
    int length = snprintf(
        request, sizeof request, "GET /api/sessions/%s/events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n", session->name, port);
    session->stream = reach();
    put(session->stream, request, length);
    fcntl(session->stream, F_SETFL, O_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = session};
    epoll_ctl(poll, EPOLL_CTL_ADD, session->stream, &event);
}

static void hear(int poll, struct session *session) {
    static char bytes[65536];
    for (;;) {
        ssize_t count = read(session->stream, bytes, sizeof bytes);
        if (count < 0 && errno == EAGAIN) return;
        if (count <= 0) {
            lost++;
            epoll_ctl(poll, EPOLL_CTL_DEL, session->stream, NULL);
            return;
        }
        for (ssize_t i = 0; i < count; i++) {
            session->seen = bytes[i] == MARK[session->seen] ? session->seen + 1 : bytes[i] == MARK[0];
            if (session->seen < (int)sizeof MARK - 1) continue;
            session->seen = 0;
            if (session->tapped == 0) continue;
            double latency = now() - session->tapped;
            session->tapped = 0;
            if (heard < MOST) latencies[heard] = latency;
            heard++;
            if (latency > worst) worst = latency;
        }
    }
}

static void connect_driver(int poll, struct driver *driver) {
    driver->socket = reach();
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = driver};
    epoll_ctl(poll, EPOLL_CTL_ADD, driver->socket, &event);
}

static void acknowledge(int poll, struct driver *driver) {
    char answer[4096];
    ssize_t count = read(driver->socket, answer, sizeof answer - 1);
    if (count <= 0 && !driver->waits) { // nobody needed it for a while
        close(driver->socket);
        connect_driver(poll, driver);
        return;
    }
    if (count <= 0) fail("a connection ended before its tap was answered");
    answer[count] = 0;
    driver->waits = 0;
    if (strncmp(answer, "HTTP/1.1 202", 12)) refused++;
}

static int tap(struct session *session, const char *view, double due) {
    char request[512], body[64];
    for (int i = 0; i < DRIVERS; i++) {
        if (drivers[i].waits) continue;
        int size = snprintf(body, sizeof body, "{\"type\":\"tap\",\"view\":\"%s\"}", view);
        int length = snprintf(
            request, sizeof request, "POST /api/sessions/%s/inputs HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
            "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", session->name, port, size, body);
        if (session->tapped) lost++;
        session->tapped = due;
        drivers[i].waits = 1;
        put(drivers[i].socket, request, length);
        told++;
        return 1;
    }
    return 0;
}

static int compare(const void *a, const void *b) {
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

static void report(const char *what, double *from, long count, double seconds) {
    double *sorted = malloc((count + 1) * sizeof *sorted);
    memcpy(sorted, from, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare);
    printf("{\"%s\":%.0f,\"taps\":%ld,\"heard\":%ld,\"p50\":%.3f,\"p99\":%.3f,\"max\":%.3f,\"refused\":%ld,\"lost\":%ld}\n",
        what, seconds, told, count, count ? sorted[count / 2] * 1e3 : 0, count ? sorted[count * 99 / 100] * 1e3 : 0,
        count ? sorted[count - 1] * 1e3 : 0, refused, lost);
    fflush(stdout);
    free(sorted);
}

int main(int count, char **words) {
    if (count != 7) { fprintf(stderr, "usage: streams PORT SESSIONS SECONDS TAPS_PER_SECOND VIEW DOCUMENT\n"); return 2; }
    port = atoi(words[1]);
    total = atoi(words[2]);
    double seconds = atof(words[3]), pace = atof(words[4]);
    const char *view = words[5];
    sessions = calloc(total, sizeof *sessions);
    latencies = malloc(MOST * sizeof *latencies);
    int poll = epoll_create1(0);
    double began = now();
    open_sessions(total, words[6]);
    for (long i = 0; i < total; i++) watch(poll, &sessions[i]);
    for (int i = 0; i < DRIVERS; i++) connect_driver(poll, &drivers[i]);
    printf("{\"open\":%ld,\"seconds\":%.1f}\n", total, now() - began);
    fflush(stdout);

    double start = now() + 5, period = start; // the snapshots arrive meanwhile
    long next = 0, before = 0, end = seconds * pace;
    while (now() < start + seconds + 2) {
        while (next < end) {
            double due = start + next / pace;
            if (due > now() || !tap(&sessions[next % total], view, due)) break;
            next++;
        }
        struct epoll_event events[256];
        int ready = epoll_wait(poll, events, 256, 1);
        for (int i = 0; i < ready; i++) {
            struct driver *driver = events[i].data.ptr;
            if (driver >= drivers && driver < drivers + DRIVERS) acknowledge(poll, driver); else hear(poll, events[i].data.ptr);
        }
        if (now() - period < PERIOD) continue;
        period += PERIOD;
        if (heard < MOST) report("at", latencies + before, heard - before, period - start);
        before = heard;
    }
    for (long i = 0; i < total; i++) lost += sessions[i].tapped > 0;
    report("all", latencies, heard < MOST ? heard : MOST, seconds);
    return lost > 0 || refused > 0 ? 1 : 0;
}

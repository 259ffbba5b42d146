#ifndef CFORK_SHIM_H
#define CFORK_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

/* The maximum number of files in one message. */
enum { cfork_most_files = 2 };

/* Swift does not import fork(). The calling process must not have started a thread. */
static inline pid_t cfork_fork(void) { return fork(); }

/* Ends this process when the thread that forked it ends. */
static inline int cfork_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }

/* Gives this process, and the processes that it forks, the normal scheduling policy, whatever policy it was started
   with, so that it preempts others when it is woken. A session's process does one short task at a time, and the server
   waits for that task. */
static inline void cfork_take_turns(void) {
  struct sched_param parameters = {0};
  sched_setscheduler(0, SCHED_OTHER, &parameters);
}

/* Sets the name of this thread, which lists of processes show; at most 15 bytes. */
static inline void cfork_set_name(const char *name) { prctl(PR_SET_NAME, name); }

/* A memory fence: earlier writes to shared memory happen before later reads from it. */
static inline void cfork_fence(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

/* Allocates the free gaps of the heap and never frees them. A forked process then allocates from new pages of its own,
   and does not copy a page of its parent for every few bytes. Only the headers of the gaps are written to. */
static inline void cfork_fill_heap(void) {
  enum { blocks = 4, large = 100000, largest = 65536 };
  char *ends[blocks], *end = 0;
  malloc_trim(0);
  for (int index = 0; index < blocks; index++) {
    ends[index] = (char *)malloc(large);
    if (ends[index] > end) end = ends[index];
  }
  for (int index = 0; index < blocks; index++) free(ends[index]);
  for (size_t size = largest; size >= 16; size -= size > 1024 ? 256 : 16) {
    char *room;
    while ((room = (char *)malloc(size)) && room < end) {}
    free(room);
  }
}

/* Creates a pipe whose ends are closed when a program is executed. pipe2() is a GNU extension, so it is declared
   here. */
int pipe2(int ends[2], int flags);
static inline int cfork_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

/* Closes the files from this number on in the spawned process. The function is a GNU extension, so it is declared
   here. */
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
static inline int cfork_spawn_without(posix_spawn_file_actions_t *actions, int from) {
  return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

/* Waits until the file is readable or a signal arrives; no signal is blocked meanwhile. Returns 1 if the file is
   readable, and -1 after a signal or another error. */
static inline int cfork_wait(int file) {
  sigset_t none;
  fd_set files;
  sigemptyset(&none);
  FD_ZERO(&files);
  FD_SET(file, &files);
  return pselect(file + 1, &files, NULL, NULL, NULL, &none);
}

/* Creates an epoll instance, which reports the readable ones of many files. The next functions add a file to it, and
   remove a file from it. All return -1 after an error. */
static inline int cfork_watch(void) { return epoll_create1(EPOLL_CLOEXEC); }
static inline int cfork_watch_add(int watch, int file) {
  struct epoll_event event = {.events = EPOLLIN, .data = {.fd = file}};
  return epoll_ctl(watch, EPOLL_CTL_ADD, file, &event);
}
static inline int cfork_watch_drop(int watch, int file) { return epoll_ctl(watch, EPOLL_CTL_DEL, file, NULL); }

/* Waits for readable files, and stores at most `most` of them, but never more than 64, in `files`. Returns their
   number; -1 after a signal or another error. */
static inline int cfork_watch_wait(int watch, int *files, int most) {
  struct epoll_event events[64];
  int count = epoll_wait(watch, events, most < 64 ? most : 64, -1);
  for (int index = 0; index < count; index++) files[index] = events[index].data.fd;
  return count;
}

/* Sends one message with files. Returns the number of bytes sent; -1 after an error, or for too many files. */
static inline ssize_t cfork_send(int socket, const void *bytes, size_t length, const int *files, int count) {
  struct iovec part = {(void *)bytes, length};
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int) * cfork_most_files)];
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {0};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (count > cfork_most_files) {
    errno = EINVAL;
    return -1;
  }
  if (count > 0) {
    message.msg_control = control.room;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * count);
    memcpy(CMSG_DATA(header), files, sizeof(int) * count);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

/* Receives one message and up to cfork_most_files files, which are closed when a program is executed. Returns the
   number of bytes received; -1 after an error. */
static inline ssize_t cfork_receive(int socket, void *bytes, size_t length, int *files, int *count) {
  struct iovec part = {bytes, length};
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int) * cfork_most_files)];
  } control;
  struct msghdr message = {0};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.room;
  message.msg_controllen = sizeof control.room;
  *count = 0;
  ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    *count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(files, CMSG_DATA(header), sizeof(int) * *count);
  }
  return received;
}

#endif

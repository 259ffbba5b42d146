extension Playing {
    /// Replays all files; the status is 0 when all are the same, 1 when one differs or crashes, ``ExitCode/unreadable`` when
    /// one cannot be read.
    func replay() async -> ExitCode {
        await run(options.files) { file, place in
            await FileReplay(file: file, worlds: place.worlds, apps: place.apps).run()
        }
    }
}

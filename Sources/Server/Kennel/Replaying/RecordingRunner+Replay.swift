extension RecordingRunner {
    /// Replays all files.
    ///
    /// - Returns: 0 if all are the same, 1 if one differs, crashes or raises exceptions, ``ExitCode/unreadable`` if one
    ///   cannot be read.
    func replay() async -> ExitCode {
        await run(options.files) { file, place in
            await FileReplay(file: file, worlds: place.worlds, apps: place.apps).run()
        }
    }
}

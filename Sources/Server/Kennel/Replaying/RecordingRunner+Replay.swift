extension RecordingRunner {
    /// Replays all files.
    ///
    /// - Returns: 0 if all are the same, 1 if one differs, crashes, raises exceptions or does not meet an expectation,
    ///   ``ExitCode/unreadable`` if one cannot be read.
    func replay() async -> ExitCode {
        await run(options.files) { file, place in
            await FileReplay(file: file, worlds: place.worlds, apps: place.apps, check: options.check).run()
        }
    }
}

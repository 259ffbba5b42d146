import Sessions
import Wire

/// An option of the command line: its name, its help text, and the property that it sets.
struct CommandLineOption: Sendable {
    let name: String
    /// The placeholder of the option's value in the help; nil if the option has no value.
    let placeholder: String?
    let help: String
    let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

    /// Whether the option may be repeated with different values.
    var isRepeated: Bool { ["--bff", "--secret", "--allow-host", "--app"].contains(name) }

    static let all: [CommandLineOption] = [
        CommandLineOption(
            "--host", placeholder: "ADDRESS", help: "the address to listen on (127.0.0.1); others require a token"
        ) {
            $0.host = $1
        },
        number("--port", placeholder: "PORT", help: "the port to listen on (8080); 0 for a free one", target: \.port),
        CommandLineOption("--bff", placeholder: "URL", help: "base URL of the backend; may be repeated") {
            (options, value) throws(UsageError) in
            guard BackendAddress(value) != nil else {
                throw UsageError("--bff needs an http or https URL with a host, not \"\(value)\"")
            }
            options.bffs.append(value)
        },
        CommandLineOption("--any-backend", placeholder: nil, help: "on loopback: allow requests to all other backends")
        {
            (options, _) in options.asksAnyBackend = true
        },
        CommandLineOption(
            "--no-delays", placeholder: nil, help: "remove the delays of the app's own backend"
        ) {
            (options, _) in options.keepsDelays = false
        },
        seconds("--request-timeout", help: "the timeout of requests to backends (8)", target: \.requestTimeout),
        CommandLineOption(
            "--data", placeholder: "FOLDER", help: "where to record sessions (~/.local/state/kennel/PROGRAM/PORT)"
        ) {
            $0.recordings = .folder($1)
        },
        CommandLineOption(
            "--in-memory", placeholder: nil, help: "record sessions in memory only; they end with the server"
        ) {
            (options, _) in options.recordings = .memory
        },
        CommandLineOption(
            "--cluster", placeholder: "URL,URL,…", help: "record sessions in NATS, with other servers: nats://HOST:4222"
        ) {
            (options, value) throws(UsageError) in
            options.cluster = value.split(separator: ",").map { String($0).trimmingCharacters(in: .whitespaces) }
            guard !options.cluster.isEmpty else { throw UsageError("--cluster needs addresses of NATS servers") }
        },
        CommandLineOption(
            "--cluster-name", placeholder: "NAME", help: "the name of the cluster, if NATS has several (kennel)"
        ) {
            $0.clusterName = $1
        },
        CommandLineOption(
            "--cluster-replicas", placeholder: "N", help: "the number of copies in NATS (3 with three servers, else 1)"
        ) {
            (options, value) throws(UsageError) in
            options.clusterReplicas = try Self.wholeNumber(for: "--cluster-replicas", value: value, most: 5)
        },
        CommandLineOption(
            "--secret", placeholder: "PATH",
            help: "a value of JSON responses to hide everywhere, such as token"
        ) {
            (options, value) throws(UsageError) in
            guard SecretPath(value) != nil else {
                throw UsageError(
                    "--secret needs names that are separated by dots, such as token or user.*.pin, not \"\(value)\"")
            }
            options.secretPaths.append(value)
        },
        CommandLineOption(
            "--plain-passwords", placeholder: nil, help: "record and show the text of password fields"
        ) {
            (options, _) in options.hidesPasswords = false
        },
        CommandLineOption(
            "--core-dumps", placeholder: nil, help: "permit core dumps, which can contain typed passwords"
        ) {
            (options, _) in options.allowsCoreDumps = true
        },
        CommandLineOption("--public", placeholder: "FOLDER", help: "the page's files, instead of the built-in page") {
            $0.publicFolder = $1
        },
        CommandLineOption(
            "--token", placeholder: "TEXT", help: "the token of clients beyond loopback, instead of a random one"
        ) {
            (options, value) throws(UsageError) in
            guard value.utf8.count >= 16 else { throw UsageError("--token needs at least 16 characters") }
            options.token = value
        },
        CommandLineOption("--log", placeholder: "FILE", help: "write the server's log to this file (stderr)") {
            $0.log = $1
        },
        CommandLineOption("--access-log", placeholder: "FILE", help: "log requests to this file; - is stderr (none)") {
            $0.accessLog = $1
        },
        word(
            "--log-format", placeholder: "FORMAT", help: "the format of both logs: text or json (text)",
            target: \.logFormat),
        word(
            "--log-level", placeholder: "LEVEL", help: "the lowest logged level: error, warning or info (info)",
            target: \.logLevel),
        CommandLineOption(
            "--tokens", placeholder: "FILE", help: "the file of named tokens (tokens in --data)"
        ) {
            $0.tokens = $1
        },
        CommandLineOption(
            "--tls-cert", placeholder: "FILE", help: "serve https with this certificate, in PEM; SIGHUP reloads it"
        ) {
            $0.certificate = $1
        },
        CommandLineOption(
            "--tls-key", placeholder: "FILE", help: "the certificate's private key, in PEM, without a password"
        ) {
            $0.certificateKey = $1
        },
        CommandLineOption(
            "--allow-host", placeholder: "NAME", help: "another host name of this server; may be repeated"
        ) {
            $0.allowedHosts.append($1.lowercased())
        },
        number("--sessions", placeholder: "N", help: "maximum open sessions (1000)", target: \.maximumSessions),
        number(
            "--sessions-per-client", placeholder: "N", help: "maximum sessions of one address or proxy (250, or half)",
            target: \.sessionsPerClient),
        seconds("--idle", help: "end a session without viewers after this time (1800)", target: \.idleTime),
        number(
            "--inputs-per-second", placeholder: "N", help: "maximum inputs of one session (200)",
            target: \.inputsPerSecond),
        CommandLineOption(
            "--worlds", placeholder: "N", help: "shared processes for sessions; each: one per session (each); 0: none"
        ) {
            (options, value) throws(UsageError) in
            guard let count = WorldProcessCount(parsing: value) else {
                throw UsageError("--worlds needs a whole number from 0 to 256, or each, not \"\(value)\"")
            }
            options.worlds = count
        },
        CommandLineOption(
            "--app", placeholder: "NAME=PROGRAM", help: "another build for opening sessions; may be repeated"
        ) {
            (options, value) throws(UsageError) in
            let app = try OtherApp(parsing: value)
            guard !options.apps.contains(where: { $0.name == app.name }) else {
                throw UsageError("--app names \"\(app.name)\" twice")
            }
            options.apps.append(app)
        },
        number(
            "--world-memory", placeholder: "N", help: "maximum bytes of such a process (512 MB, or 2 GB if shared)",
            target: \.worldMemory),
        seconds(
            "--turn-limit", help: "end the app's process if an input takes longer (5)", target: \.turnLimit),
        number(
            "--turn-work", placeholder: "N",
            help: "maximum work of an input and on its texts, in microseconds (1000000)", target: \.turnWork),
        number(
            "--turn-bytes", placeholder: "N", help: "maximum bytes of the values created by one input (67108864)",
            target: \.turnBytes),
        number(
            "--change-bytes", placeholder: "N", help: "maximum bytes of the events of one input (8388608)",
            target: \.changeBytes),
        number(
            "--snapshot-bytes", placeholder: "N", help: "maximum bytes of all views on a screen (16777216)",
            target: \.snapshotBytes),
        number(
            "--text-bytes", placeholder: "N", help: "maximum bytes of an evaluated text (65536)", target: \.textBytes),
        number(
            "--view-depth", placeholder: "N", help: "maximum depth of nested views (500), at most 1000",
            target: \.viewDepth),
        number(
            "--requests-in-a-row", placeholder: "N", help: "maximum requests, each caused by the last response (200)",
            target: \.requestsInARow),
        number(
            "--stream-bytes", placeholder: "N", help: "maximum bytes that wait for one slow client (1048576)",
            target: \.streamBytes),
        number(
            "--unsent-bytes", placeholder: "N", help: "maximum bytes that wait for all slow clients (268435456)",
            target: \.unsentBytes),
        number(
            "--unsent-bytes-per-address", placeholder: "N", help: "maximum of these bytes for one address (134217728)",
            target: \.unsentBytesPerAddress),
        number(
            "--unsent-bytes-per-session", placeholder: "N", help: "maximum of these bytes for one session (67108864)",
            target: \.unsentBytesPerSession),
        number(
            "--guest-looks", placeholder: "N", help: "maximum waiting reads of a guest's address (256, or half)",
            target: \.guestLooks),
        CommandLineOption(
            "--guest-share", placeholder: "PERCENT", help: "maximum share of a session's time for reads of guests (50)"
        ) {
            (options, value) throws(UsageError) in
            options.guestShare = try Self.wholeNumber(for: "--guest-share", value: value, most: 100)
        },
        number(
            "--replay-bytes", placeholder: "N", help: "maximum bytes of events stored for reconnects (65536)",
            target: \.replayBytes),
        number(
            "--input-bytes", placeholder: "N", help: "maximum bytes of a session's inputs in memory (2097152)",
            target: \.inputBytes),
        number(
            "--journal-bytes", placeholder: "N", help: "maximum bytes of a session's inputs on disk (33554432)",
            target: \.journalBytes),
        CommandLineOption(
            "--keep-days", placeholder: "N",
            help: "delete unused recorded sessions that are older (never)"
        ) {
            (options, value) throws(UsageError) in
            options.retention.age = .seconds(
                86_400 * Int64(try Self.wholeNumber(for: "--keep-days", value: value, most: 36_500)))
        },
        CommandLineOption(
            "--all-journal-bytes", placeholder: "N",
            help: "maximum bytes of all sessions on disk; deletes the oldest (no limit)"
        ) {
            (options, value) throws(UsageError) in
            options.retention.bytes = try Self.wholeNumber(for: "--all-journal-bytes", value: value, most: .max)
        },
        number(
            "--recording-bytes", placeholder: "N", help: "maximum bytes of a recording opened from a file (16777216)",
            target: \.recordingBytes),
        number(
            "--recordings", placeholder: "N", help: "maximum recordings opened from files (20)",
            target: \.maximumRecordings),
        number(
            "--body-bytes", placeholder: "N", help: "maximum request body (1048576), with one JSON value per 32 bytes",
            target: \.bodyBytes),
        number(
            "--all-body-bytes", placeholder: "N", help: "maximum bytes of all large request bodies at once (67108864)",
            target: \.allBodyBytes),
        number("--json-depth", placeholder: "N", help: "maximum depth of JSON in a request (100)", target: \.jsonDepth),
        number(
            "--response-bytes", placeholder: "N", help: "maximum bytes of a backend's response (8388608)",
            target: \.responseBytes),
        number("--redirects", placeholder: "N", help: "maximum redirects in a row (5)", target: \.redirects),
        number(
            "--connections", placeholder: "N", help: "maximum open connections (4096)", target: \.maximumConnections),
        number(
            "--connections-per-address", placeholder: "N",
            help: "maximum connections of one address or proxy (256, or half)",
            target: \.connectionsPerAddress),
        seconds("--head-timeout", help: "the timeout for the headers of a request (10)", target: \.headTimeout),
        seconds("--body-timeout", help: "the timeout for a body (30), plus 1 s for each 64 KB", target: \.bodyTimeout),
        seconds(
            "--send-timeout", help: "the timeout for sending a response (30), plus 1 s for each 64 KB",
            target: \.sendTimeout),
    ]

    private init(
        _ name: String, placeholder: String?, help: String,
        apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
    ) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
        self.apply = apply
    }

    private static func number<Number: FixedWidthInteger & Sendable>(
        _ name: String, placeholder: String, help: String, target: WritableKeyPath<Options, Number> & Sendable
    ) -> CommandLineOption {
        let least: Number = ["--port", "--redirects"].contains(name) ? 0 : 1
        return CommandLineOption(name, placeholder: placeholder, help: help) { (options, value) throws(UsageError) in
            guard let number = Number(value), number >= least else {
                throw UsageError("\(name) needs a whole number from \(least) to \(Number.max), not \"\(value)\"")
            }
            options[keyPath: target] = number
        }
    }

    private static func word<Word: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, placeholder: String, help: String, target: WritableKeyPath<Options, Word> & Sendable
    ) -> CommandLineOption {
        CommandLineOption(name, placeholder: placeholder, help: help) { (options, value) throws(UsageError) in
            guard let word = Word(rawValue: value) else {
                let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError("\(name) must be one of \(words), not \"\(value)\"")
            }
            options[keyPath: target] = word
        }
    }

    private static func wholeNumber(for name: String, value: String, most: Int) throws(UsageError) -> Int {
        guard let number = Int(value), (1...most).contains(number) else {
            throw UsageError("\(name) needs a whole number from 1 to \(most), not \"\(value)\"")
        }
        return number
    }

    private static func seconds(
        _ name: String, help: String, target: WritableKeyPath<Options, Duration> & Sendable
    ) -> CommandLineOption {
        CommandLineOption(name, placeholder: "SECONDS", help: help) { (options, value) throws(UsageError) in
            guard let seconds = Double(value), seconds > 0, seconds <= 604_800 else {
                throw UsageError("\(name) needs a number of seconds from 0 to 604800, not \"\(value)\"")
            }
            options[keyPath: target] = .milliseconds(Int64(seconds * 1_000))
        }
    }
}

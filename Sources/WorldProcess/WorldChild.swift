import Foundation
import Glibc
import Locking
import Wire

/// A world process as its front sees it: what is asked of it waits here for the answer, and for the process to end.
///
/// `@unchecked Sendable`: the process is started once, and what was read is only looked at by the thread that reads.
final class WorldChild: @unchecked Sendable {
    /// Who waits for an answer.
    private struct Asker {
        let world: UInt32
        let continuation: UnsafeContinuation<Result<WorldReply, WorldLoss>, Never>
    }

    private struct Traffic {
        var askers: [UInt32: Asker] = [:]
        var hearers: [UInt32: @Sendable (OwnAnswer) -> Void] = [:]
        var lastTicket: UInt32 = 0
        var lastWorld: UInt32 = 0
        /// What the process had no room for yet, and is being sent by a thread that may wait.
        var outgoing: [UInt8] = []
        var isSending = false
        var end: End?

        /// A number that no frame had lately; 0 is for what nobody asked for.
        mutating func nextTicket() -> UInt32 {
            lastTicket = lastTicket == .max ? 1 : lastTicket + 1
            return lastTicket
        }
    }

    /// How the process ended.
    private enum End {
        /// In the turn of one of its worlds, which is told of the loss; the others only that they are gone.
        case ended(culprit: UInt32?, WorldLoss)
        /// It never was of any use.
        case refused(WorldProcessError)

        /// What a world of the process is told that is asked for something.
        func loss(of world: UInt32) -> WorldLoss {
            switch self {
            case .ended(let culprit, let loss): world == culprit ? loss : .gone
            case .refused(let error): .crashed(CrashReport(message: error.description))
            }
        }
    }

    private struct Watched {
        var beat: UInt32 = 0
        var since: ContinuousClock.Instant?
        var asked = false
    }

    private let program: WorldProgram
    private let version: String
    private let process: any ChildProcess
    /// Whether it ends with the one world that it has.
    private let isForOneWorld: Bool
    /// Who the process says it is, which is the first it says.
    let introduction = Introduction()
    private let socket: Int32
    /// What was read and is no whole frame yet.
    private var buffer = FrameBuffer(beginsWithGreeting: true)
    private let marker: Marker
    private let markerFile: String
    private let log: CrashLog
    private let traffic = Locked(Traffic())
    private let watched = Locked(Watched())
    private let verdict = Locked<ProcessEnd?>(nil)
    private let said = Locked<(beat: UInt32, text: [UInt8])>((0, []))
    private let saidAll = DispatchSemaphore(value: 0)
    private let sender = DispatchQueue(label: "kennel.world.sender")
    private let errors: FileHandle
    private let tell: @Sendable (WorldChild, News) -> Void

    /// What becomes of a process.
    enum News {
        /// It said who it is, and is understood.
        case cameUp
        /// It came up, and is over. Those who wait for it are told after that.
        case ended
        /// It did not come up.
        case failed(WorldProcessError)
    }

    /// Starts a process, which is not heard before `begin`. `start` is given what it and its front share: a file for the
    /// marker, and what the process is to have as standard input and as standard error.
    init(
        _ program: WorldProgram, version: String, marker file: String, log: CrashLog, isForOneWorld: Bool = false,
        start: (_ marker: String, _ input: Int32, _ errors: Int32) throws(WorldProcessError) -> any ChildProcess,
        tell: @escaping @Sendable (WorldChild, News) -> Void
    ) throws(WorldProcessError) {
        self.program = program
        self.version = version
        self.isForOneWorld = isForOneWorld
        self.tell = tell
        self.log = log
        markerFile = file
        marker = try Marker(path: file)
        let ends = try streamPair()
        socket = ends.0
        let errors: (from: FileHandle, to: Int32)
        do throws(WorldProcessError) {
            errors = try oneWay()
        } catch {
            close(ends.0)
            close(ends.1)
            throw error
        }
        defer {
            close(ends.1)
            close(errors.to)
        }
        do throws(WorldProcessError) {
            process = try start(file, ends.1, errors.to)
        } catch {
            close(ends.0)
            throw error
        }
        self.errors = errors.from
    }

    /// Hears from now on what the process says, and that it ends; once.
    func begin() {
        guard isForOneWorld else {
            Self.detach { [self] in Self.readAll(hear) }
            return Self.detach { [self] in
                Self.readAll(readReplies)
                over()
            }
        }
        Listener.errors.listen(to: errors.fileDescriptor) { [self] in hear($0) }
        Listener.answers.listen(to: socket) { [self] room in
            if readReplies(room) { return true }
            Self.detach { [self] in over() }
            return false
        }
    }

    /// None needs much of a stack.
    private static func detach(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 524_288
        thread.start()
    }

    private static func readAll(_ read: (UnsafeMutableRawBufferPointer) -> Bool) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Listener.most, alignment: 16)
        defer { room.deallocate() }
        while read(room) {}
    }

    deinit {
        close(socket)
    }

    /// How many worlds it has.
    var count: Int { traffic.withLock { $0.hearers.count } }

    /// A name for one more world, of which `answered` hears what its own clients bring.
    func admit(_ answered: @escaping @Sendable (OwnAnswer) -> Void) -> UInt32 {
        traffic.withLock { traffic in
            traffic.lastWorld += 1
            traffic.hearers[traffic.lastWorld] = answered
            return traffic.lastWorld
        }
    }

    /// Lets go of a world.
    func dismiss(_ world: UInt32) {
        let isKnown = traffic.withLock { $0.hearers.removeValue(forKey: world) != nil }
        guard isKnown else { return }
        if isForOneWorld {
            _ = shutdown(socket, Int32(SHUT_RDWR))
        } else {
            post(.discard, to: world)
        }
    }

    // MARK: - Asking

    /// Asks, and waits for the answer.
    nonisolated(nonsending) func ask(_ request: WorldRequest, of world: UInt32) async throws(WorldLoss) -> WorldReply {
        var writer = ByteWriter()
        do {
            try request.write(to: &writer)
        } catch {
            throw .gone
        }
        let body = writer.bytes
        return try await withUnsafeContinuation { continuation in
            let end = traffic.withLock { traffic -> End? in
                if let end = traffic.end { return end }
                let ticket = traffic.nextTicket()
                traffic.askers[ticket] = Asker(world: world, continuation: continuation)
                send(WorldFrame.bytes(world: world, ticket: ticket, body), &traffic)
                return nil
            }
            if let end { continuation.resume(returning: .failure(end.loss(of: world))) }
        }.get()
    }

    /// Asks for what has no answer.
    func post(_ request: WorldRequest, to world: UInt32) {
        var writer = ByteWriter()
        guard (try? request.write(to: &writer)) != nil else { return }
        let body = writer.bytes
        traffic.withLock { traffic in
            guard traffic.end == nil else { return }
            send(WorldFrame.bytes(world: world, ticket: traffic.nextTicket(), body), &traffic)
        }
    }

    /// Sends as much as there is room for at once, and the rest from a thread that may wait.
    private func send(_ bytes: [UInt8], _ traffic: inout Traffic) {
        var sent = 0
        if !traffic.isSending {
            sent = bytes.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if sent == bytes.count { return }
        }
        traffic.outgoing += bytes.dropFirst(max(0, sent))
        if traffic.isSending { return }
        traffic.isSending = true
        sender.async { [self] in sendRest() }
    }

    private func sendRest() {
        while true {
            let next = traffic.withLock { traffic -> [UInt8] in
                defer { traffic.outgoing = [] }
                if traffic.outgoing.isEmpty || traffic.end != nil { traffic.isSending = false }
                return traffic.end == nil ? traffic.outgoing : []
            }
            if next.isEmpty { return }
            // A socket that takes nothing any more has a process that ends; whoever reads from it learns that.
            _ = next.sendAll(to: socket)
        }
    }

    // MARK: - Hearing

    /// Reads what the process answers; false when there will be no more.
    private func readReplies(_ room: UnsafeMutableRawBufferPointer) -> Bool {
        let count = Glibc.read(socket, room.baseAddress, room.count)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else { return false }
        buffer.add(UnsafeRawBufferPointer(rebasing: room[..<count]))
        do {
            while let frame = try buffer.next() { try take(frame) }
            return true
        } catch {
            introduction.settle(.failure(.stranger(program.name)))
            verdict.withLock { $0 = .spokeNonsense }
            process.signal(SIGKILL)
            return false
        }
    }

    private func take(_ frame: WorldFrame) throws(FrameError) {
        var reader = ByteReader(frame.body)
        guard introduction.outcome != nil else {
            let greeting = try WorldGreeting(&reader)
            let error = WorldProcessError.otherProtocol(greeting, at: program.name, ours: version)
            introduction.settle(greeting.isUnderstood ? .success(greeting) : .failure(error))
            if greeting.isUnderstood { tell(self, .cameUp) } else { process.signal(SIGKILL) }
            return
        }
        let reply = try WorldReply(&reader)
        if case .own(let answer) = reply {
            traffic.withLock { $0.hearers[frame.world] }?(answer)
            return
        }
        guard let asker = traffic.withLock({ $0.askers.removeValue(forKey: frame.ticket) }) else { throw .nonsense }
        asker.continuation.resume(returning: .success(reply))
    }

    /// Passes on what the app prints to its standard error, and keeps what belongs to the request at hand; false when
    /// there will be no more.
    private func hear(_ room: UnsafeMutableRawBufferPointer) -> Bool {
        let count = Glibc.read(errors.fileDescriptor, room.baseAddress, room.count)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else {
            saidAll.signal()
            return false
        }
        let data = Data(room[..<count])
        FileHandle.standardError.write(data)
        let beat = marker.beat
        said.withLock { said in
            if said.beat != beat { said = (beat, []) }
            said.text.append(contentsOf: data.prefix(4_096 - min(4_096, said.text.count)))
        }
        return true
    }

    private func over() {
        // A process that only closed its socket would go on for nobody.
        shutdown(socket, Int32(SHUT_RDWR))
        watched.withLock { $0.asked = true }
        // From now on nobody is sent here any more.
        let cameUp = introduction.outcome.map { (try? $0.get()) != nil } ?? false
        if cameUp {
            tell(self, .ended)
            releaseBystanders()
        }
        let patience = DispatchWorkItem { [process] in process.signal(SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: patience)
        let status = process.end()
        patience.cancel()
        let end = Self.end(status, ended: verdict.withLock { $0 })
        // What it said last is under way; a process that it started may keep the way open.
        if end != .signalled(SIGKILL) { _ = saidAll.wait(timeout: .now() + 1) }
        let words = said.withLock { $0.beat == marker.beat ? String(decoding: $0.text, as: UTF8.self) : "" }
        var report = whoseLog.report(of: end, said: words)
        report.input = marker.input == 0 ? nil : Int(marker.input)
        _ = unlink(markerFile)
        whoseLog.remove()
        let outcome = introduction.settle(.failure(.ended(program.name, reason: report.message)))
        if case .failure(let error) = outcome { tell(self, .failed(error)) }
        let (over, askers) = traffic.withLock { traffic in
            let over: End =
                switch (outcome, end) {
                case (.failure(.ended), .signalled(SIGKILL)), (.success, _):
                    .ended(
                        culprit: culprit(of: end, traffic),
                        end == .signalled(SIGKILL) ? .killed(report) : .crashed(report))
                case (.failure(let error), _): .refused(error)
                }
            traffic.end = over
            defer { traffic.askers = [:] }
            return (over, Array(traffic.askers.values))
        }
        for asker in askers { asker.continuation.resume(returning: .failure(over.loss(of: asker.world))) }
    }

    /// Tells those who wait for other worlds than the one in whose turn it ended; they need not know how.
    private func releaseBystanders() {
        let isNonsense = verdict.withLock { $0 == .spokeNonsense }
        let bystanders = traffic.withLock { traffic -> [Asker] in
            let suspect = culprit(of: isNonsense ? .spokeNonsense : .exited(0), traffic)
            let tickets = traffic.askers.keys.filter { traffic.askers[$0]?.world != suspect }
            return tickets.compactMap { traffic.askers.removeValue(forKey: $0) }
        }
        for asker in bystanders { asker.continuation.resume(returning: .failure(.gone)) }
    }

    /// The world in whose turn the process ended. Nonsense comes in front of the reply of the turn that wrote it.
    private func culprit(of end: ProcessEnd, _ traffic: Traffic) -> UInt32? {
        switch end {
        case .spokeNonsense: traffic.askers.min { $0.key < $1.key }?.value.world
        case .exited, .signalled, .hung: marker.ticket == 0 ? nil : marker.world
        }
    }

    /// An app that crashes while it is being stopped has crashed.
    private static func end(_ status: ProcessEnd, ended verdict: ProcessEnd?) -> ProcessEnd {
        switch (status, verdict) {
        case (_, .spokeNonsense?): .spokeNonsense  // it may end by itself before it is ended
        case (.signalled(SIGKILL), let verdict?): verdict
        default: status
        }
    }

    // MARK: - Watching

    /// Ends the process if it has been at one request for too long: first it is asked where it stands, which it survives, and
    /// once that is known, or takes too long as well, it is ended.
    func watch(limit: Duration) {
        if introduction.outcome == nil, ContinuousClock.now - introduction.began > program.patience {
            introduction.settle(.failure(.silent(program.name, program.patience)))
            return process.signal(SIGKILL)
        }
        let (beat, isBusy) = (marker.beat, marker.ticket != 0)
        let signal = watched.withLock { watched -> Int32? in
            guard isBusy, beat == watched.beat, let since = watched.since else {
                watched = Watched(beat: beat, since: isBusy ? .now : nil)
                return nil
            }
            let time = ContinuousClock.now - since
            guard time > limit else { return nil }
            if watched.asked { return whoseLog.isWhole || time > limit + Self.patience ? SIGKILL : nil }
            // A process that is being traced is on its way to its end already.
            if isBeingTraced { return time > limit + Self.patience ? SIGKILL : nil }
            watched.asked = true
            return SIGABRT
        }
        guard let signal else { return }
        verdict.withLock { $0 = .hung(after: limit) }
        process.signal(signal)
    }

    /// The log, which may be one of many that only the system's number of the process tells apart.
    private var whoseLog: CrashLog {
        isForOneWorld ? CrashLog(place: log.place, process: process.id) : log
    }

    /// How long the backtracer may take.
    private static let patience = Duration.seconds(20)

    /// Whether the process has a child, which is its backtracer.
    private var isBeingTraced: Bool {
        let id = process.id
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return threads.contains { thread in
            guard let file = fopen("/proc/\(id)/task/\(thread)/children", "r") else { return false }
            defer { fclose(file) }
            return fgetc(file) != EOF
        }
    }

    /// Ends the process for good.
    func stop() {
        process.signal(SIGKILL)
    }

    /// The process's number, for tests that end it.
    var processIdentifier: Int32 { process.id }
}

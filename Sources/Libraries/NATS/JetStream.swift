import CNATS
import Dispatch
import Glibc
import Locks

/// The streams of a NATS server with JetStream.
///
/// `@unchecked Sendable`: the library's context may be used from any thread.
package final class JetStream: @unchecked Sendable {
    private typealias Answer = UnsafeContinuation<UInt64, any Error>

    private let connection: NATSConnection
    private let context: OpaquePointer
    private let waiting: Unmanaged<Appends>

    /// The pending appends. Each is found by a name in the header of its message.
    private final class Appends: Sendable {
        let answers = Locked<[String: Answer]>([:])
        let number = Locked(0)

        func add(_ answer: Answer) -> String {
            let name = "\(number.withLock { $0 += 1; return $0 })"
            answers.withLock { $0[name] = answer }
            return name
        }

        func remove(_ name: String) -> Answer? { answers.withLock { $0.removeValue(forKey: name) } }
    }

    /// The default timeout of blocking functions.
    package static let defaultTimeout = Duration.seconds(2)
    /// The timeout for the first message of a read.
    private static let attempt = Duration.milliseconds(500)
    private static let nameHeader = "Kennel-Append"

    /// Creates a context for the streams of a connection's servers, without sending anything.
    package init(_ connection: NATSConnection) throws(NATSFailure) {
        self.connection = connection
        let waiting = Unmanaged.passRetained(Appends())
        var options = jsOptions()
        jsOptions_Init(&options)
        options.Wait = Self.milliseconds(Self.defaultTimeout)
        options.PublishAsync.MaxPending = 0
        options.PublishAsync.AckHandlerClosure = waiting.toOpaque()
        options.PublishAsync.AckHandler = { _, message, acknowledged, failed, waiting in
            defer { natsMsg_Destroy(message) }
            guard let waiting, let message else { return }
            var name: UnsafePointer<CChar>?
            guard natsMsgHeader_Get(message, JetStream.nameHeader, &name) == NATS_OK, let name,
                let answer = Unmanaged<Appends>.fromOpaque(waiting).takeUnretainedValue().remove(String(cString: name))
            else { return }
            if let acknowledged { return answer.resume(returning: acknowledged.pointee.Sequence) }
            let failure = failed.flatMap { NATSFailure($0.pointee.Err, code: $0.pointee.ErrCode) } ?? .late
            answer.resume(throwing: failure)
        }
        var context: OpaquePointer?
        let status = natsConnection_JetStream(&context, connection.handle, &options)
        guard status == NATS_OK, let context else {
            waiting.release()
            throw NATSFailure(status, servers: connection.servers) ?? .noJetStream
        }
        self.context = context
        self.waiting = waiting
    }

    deinit {
        jsCtx_Destroy(context)
        // The library may still call the handler. Leaking the table avoids a crash.
    }

    /// Creates a stream. An existing stream with the same settings is kept.
    package func make(_ settings: StreamSettings) throws(NATSFailure) {
        var code = jsErrCode(rawValue: 0)
        let status = settings.name.withCString { name in
            withCStrings(settings.subjects) { subjects in
                let count = Int32(subjects.count)
                return subjects.withUnsafeMutableBufferPointer { subjects in
                    var configuration = jsStreamConfig()
                    jsStreamConfig_Init(&configuration)
                    configuration.Name = name
                    configuration.Subjects = subjects.baseAddress
                    configuration.SubjectsLen = count
                    configuration.MaxMsgsPerSubject = settings.perSubject.map { Int64($0) } ?? -1
                    configuration.Replicas = Int64(settings.replicas)
                    configuration.Storage = js_FileStorage
                    configuration.AllowDirect = true
                    return js_AddStream(nil, context, &configuration, nil, &code)
                }
            }
        }
        if status == NATS_NO_RESPONDERS { throw .noJetStream }
        try NATSFailure.check(status, code: code, servers: connection.servers, stream: settings.name)
    }

    /// Appends a message to a subject, and returns its sequence number when the required number of servers has stored
    /// it.
    ///
    /// - Parameter last: The sequence number of the subject's last message; 0 if there is none.
    /// - Throws: `overtaken` if the last message is a different one; nothing is appended then. After `late` and
    ///   `unreachable` the message may have been appended.
    package nonisolated(nonsending) func append(
        _ body: [UInt8], to subject: String, after last: UInt64, within time: Duration
    ) async throws(NATSFailure) -> UInt64 {
        guard connection.isConnected else { throw .unreachable(servers: connection.servers) }
        let made = try connection.message(body, to: subject)
        let appends = waiting.takeUnretainedValue()
        do {
            return try await withUnsafeThrowingContinuation { answer in
                var message: OpaquePointer? = made
                let name = appends.add(answer)
                var options = Self.expecting(last)
                options.MaxWait = Self.milliseconds(time)
                var status = natsMsgHeader_Set(message, Self.nameHeader, name)
                if status == NATS_OK { status = js_PublishMsgAsync(context, &message, &options) }
                natsMsg_Destroy(message)
                if let failure = NATSFailure(status, servers: connection.servers) {
                    appends.remove(name)?.resume(throwing: failure)
                }
            }
        } catch let failure as NATSFailure {
            throw failure
        } catch {
            throw .other("\(error)")
        }
    }

    /// Does the same as `append`, but blocks.
    ///
    /// - Parameter last: Nil appends regardless of the last message.
    /// - Throws: `noResponders` if no server accepts the message, because the stream has no leader.
    package func blockingAppend(
        _ body: [UInt8], to subject: String, after last: UInt64?, within time: Duration = JetStream.defaultTimeout
    ) throws(NATSFailure) -> UInt64 {
        let message = try connection.message(body, to: subject)
        defer { natsMsg_Destroy(message) }
        var options = Self.expecting(last)
        options.MaxWait = Self.milliseconds(time)
        var acknowledged: UnsafeMutablePointer<jsPubAck>?
        var code = jsErrCode(rawValue: 0)
        let status = js_PublishMsg(&acknowledged, context, message, &options, &code)
        // The library reports this as disabled JetStream, but it also occurs for a stream without a leader.
        if status == NATS_NO_RESPONDERS { throw .noResponders }
        try NATSFailure.check(status, code: code, servers: connection.servers)
        defer { jsPubAck_Destroy(acknowledged) }
        return acknowledged?.pointee.Sequence ?? 0
    }

    private static func milliseconds(_ time: Duration) -> Int64 { Int64(time / .milliseconds(1)) }

    private static func expecting(_ last: UInt64?) -> jsPubOptions {
        var options = jsPubOptions()
        jsPubOptions_Init(&options)
        switch last {
        case 0?: options.ExpectNoMessage = true
        case let last?: options.ExpectLastSubjectSeq = last
        case nil: break
        }
        return options
    }

    /// Returns the last message of a subject, or of several subjects with wildcards, as agreed by a majority of
    /// servers; nil if there is none. Blocks.
    @available(*, noasync)
    package func last(
        of subject: String, in stream: String, within time: Duration = JetStream.defaultTimeout
    ) throws(NATSFailure) -> NATSMessage? {
        var message: OpaquePointer?
        var code = jsErrCode(rawValue: 0)
        var options = jsOptions()
        jsOptions_Init(&options)
        options.Wait = Self.milliseconds(time)
        let failure = NATSFailure(
            js_GetLastMsg(&message, context, stream, subject, &options, &code), code: code, servers: connection.servers)
        if failure == .notFound { return nil }
        if let failure { throw failure }
        return message.map { NATSMessage(taking: $0) }
    }

    /// Does the same as `last(of:in:)`, but reads from any one of the stream's servers, even without a leader. Recent
    /// messages may be missing.
    package func lastAnywhere(of subject: String, in stream: String) throws(NATSFailure) -> NATSMessage? {
        try readDirectly(from: stream, subject: subject) { $0.LastBySubject = $1 }
    }

    /// Returns a message from any one of the stream's servers; nil if that server does not have it.
    private func readDirectly(
        from stream: String, subject: String, set: (inout jsDirectGetMsgOptions, UnsafePointer<CChar>) -> Void
    ) throws(NATSFailure) -> NATSMessage? {
        var message: OpaquePointer?
        let status = subject.withCString { subject in
            var options = jsDirectGetMsgOptions()
            jsDirectGetMsgOptions_Init(&options)
            set(&options, subject)
            return js_DirectGetMsg(&message, context, stream, nil, &options)
        }
        let failure = NATSFailure(status, servers: connection.servers)
        if failure == .notFound { return nil }
        if let failure { throw failure }
        return message.map { NATSMessage(taking: $0) }
    }

    /// Calls `hears` with all messages of a subject, oldest first, up to the message that was the last one when the
    /// call began. Blocks.
    @available(*, noasync)
    package func read(
        _ subject: String, in stream: String, receive hears: (NATSMessage) -> Void
    ) throws(NATSFailure) {
        guard let last = try last(of: subject, in: stream)?.sequence else { return }
        try read(subject, in: stream) { message in
            hears(message)
            return message.sequence < last
        }
    }

    /// Calls `goesOn` with the messages of a subject, oldest first, until it returns false. Blocks.
    ///
    /// Also waits for new messages; throws `late` if none arrives for two seconds. Does not need a leader of the
    /// stream.
    @available(*, noasync)
    package func read(
        _ subject: String, in stream: String, while goesOn: (NATSMessage) -> Bool
    ) throws(NATSFailure) {
        var handle: OpaquePointer?
        var code = jsErrCode(rawValue: 0)
        let status = stream.withCString { stream in
            var patience = jsOptions()
            jsOptions_Init(&patience)
            patience.Wait = Self.milliseconds(Self.attempt)
            var options = jsSubOptions()
            jsSubOptions_Init(&options)
            options.Stream = stream
            options.Ordered = true
            return js_SubscribeSync(&handle, context, subject, &patience, &options, &code)
        }
        switch NATSFailure(status, code: code, servers: connection.servers, stream: stream) {
        case nil: break
        // Without a leader there is no server that could deliver all messages.
        case .late?, .noResponders?: return try readOneByOne(subject, in: stream, while: goesOn)
        case let failure?: throw failure
        }
        nonisolated(unsafe) let taken = handle
        // The subscription is ended in the background, because without a leader the library waits for the servers to
        // confirm.
        defer {
            DispatchQueue(label: "kennel.nats.leaving", qos: .utility).async { [self] in
                natsSubscription_Unsubscribe(taken)
                natsSubscription_Destroy(taken)
                withExtendedLifetime(self) {}
            }
        }
        var wait = Self.attempt
        while true {
            var next: OpaquePointer?
            let status = natsSubscription_NextMsg(&next, handle, Self.milliseconds(wait))
            // The server that delivered messages may have just been lost.
            if status == NATS_TIMEOUT, wait == Self.attempt {
                return try readOneByOne(subject, in: stream, while: goesOn)
            }
            try NATSFailure.check(status, servers: connection.servers)
            guard let next else { throw .late }
            guard goesOn(NATSMessage(taking: next)) else { return }
            wait = Self.defaultTimeout
        }
    }

    /// Does the same as `read`, but requests each message individually.
    func readOneByOne(
        _ subject: String, in stream: String, while goesOn: (NATSMessage) -> Bool
    ) throws(NATSFailure) {
        var place: UInt64 = 1
        var end = ContinuousClock.now + Self.defaultTimeout
        while true {
            do throws(NATSFailure) {
                let found = try readDirectly(from: stream, subject: subject) { options, subject in
                    options.NextBySubject = subject
                    options.Sequence = place
                }
                if let found {
                    guard goesOn(found) else { return }
                    place = found.sequence + 1
                    end = .now + Self.defaultTimeout
                    continue
                }
            } catch .late where ContinuousClock.now < end {
            } catch .noResponders where ContinuousClock.now < end {
            }
            // The server that was asked may not have the message yet.
            guard ContinuousClock.now < end else { throw .late }
            usleep(5_000)
        }
    }

    /// Calls `body` with the last message of each subject, and with all new messages, until the subscription is
    /// released.
    ///
    /// `body` is called on the library's thread, one message at a time.
    package func follow(
        _ subject: String, in stream: String, receive body: @escaping @Sendable (NATSMessage) -> Void
    ) throws(NATSFailure) -> NATSSubscription {
        var code = jsErrCode(rawValue: 0)
        var handle: OpaquePointer?
        let box = Unmanaged.passRetained(CallbackContext(body))
        let status = stream.withCString { stream in
            var options = jsSubOptions()
            jsSubOptions_Init(&options)
            options.Stream = stream
            options.Ordered = true
            options.Config.DeliverPolicy = js_DeliverLastPerSubject
            return js_Subscribe(
                &handle, context, subject, NATSSubscription.hear, box.toOpaque(), nil, &options, &code)
        }
        guard status == NATS_OK, let handle else {
            box.release()
            throw NATSFailure(status, code: code, servers: connection.servers, stream: stream) ?? .closed
        }
        return try NATSSubscription(handle, box: box, of: connection)
    }

    /// Deletes all messages of a subject. Blocks.
    @available(*, noasync)
    package func purge(_ subject: String, in stream: String) throws(NATSFailure) {
        var code = jsErrCode(rawValue: 0)
        let status = subject.withCString { subject in
            var options = jsOptions()
            jsOptions_Init(&options)
            options.Stream.Purge.Subject = subject
            return js_PurgeStream(context, stream, &options, &code)
        }
        try NATSFailure.check(status, code: code, servers: connection.servers, stream: stream)
    }

    /// Returns the size of a stream. Blocks.
    @available(*, noasync)
    package func state(of stream: String) throws(NATSFailure) -> StreamState {
        try facts(of: stream) { StreamState(messages: Int($0.State.Msgs), bytes: Int($0.State.Bytes)) }
    }

    /// Returns the leader of a stream. Blocks.
    @available(*, noasync)
    package func leading(of stream: String) throws(NATSFailure) -> StreamLeading {
        try facts(of: stream) { facts in
            guard let cluster = facts.Cluster?.pointee else {
                return StreamLeading(stream: stream, leader: nil, others: [])
            }
            let others = UnsafeBufferPointer(start: cluster.Replicas, count: Int(cluster.ReplicasLen))
                .compactMap { $0?.pointee }
                .filter { $0.Current && !$0.Offline }
                .compactMap { $0.Name.map { String(cString: $0) } }
            return StreamLeading(
                stream: stream, leader: cluster.Leader.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 },
                others: others)
        }
    }

    /// Requests that a stream's leader steps down, so that NATS elects another. Blocks until the request is confirmed,
    /// but not until the election is complete.
    @available(*, noasync)
    package func stepDown(_ stream: String) throws(NATSFailure) {
        var reply: OpaquePointer?
        let status = natsConnection_RequestString(
            &reply, connection.handle, "$JS.API.STREAM.LEADER.STEPDOWN.\(stream)", "", 2_000)
        natsMsg_Destroy(reply)
        try NATSFailure.check(status, servers: connection.servers, stream: stream)
    }

    private func facts<Result>(
        of stream: String, _ body: (jsStreamInfo) -> Result
    ) throws(NATSFailure) -> Result {
        var code = jsErrCode(rawValue: 0)
        var info: UnsafeMutablePointer<jsStreamInfo>?
        try NATSFailure.check(
            js_GetStreamInfo(&info, context, stream, nil, &code), code: code, servers: connection.servers,
            stream: stream)
        defer { jsStreamInfo_Destroy(info) }
        guard let info else { throw .notFound }
        return body(info.pointee)
    }
}

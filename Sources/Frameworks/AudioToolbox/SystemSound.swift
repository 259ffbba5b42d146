public import Foundation
import HeadlessUIKit

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void
public typealias OSStatus = Int32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kAudioServicesNoError: OSStatus = 0
/// The status of a sound whose file does not exist.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// The sounds that an app has created.
private final class CreatedSounds: ApplicationKey {
    static var defaultValue: CreatedSounds { CreatedSounds() }

    /// The names of the files, by the numbers of the sounds.
    var names: [SystemSoundID: String] = [:]
    /// The functions that are called when a sound ends, by the numbers of the sounds.
    var completions: [SystemSoundID: () -> Void] = [:]
    /// The number of the next sound. Smaller ones belong to the system.
    var next: SystemSoundID = 4_097

    static var current: CreatedSounds { AppEnvironment.current.values[CreatedSounds.self] }
}

/// Creates a sound from a file, which is not read.
///
/// - Returns: `kAudioServicesNoError`, or an error if the address is not a file's.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard inFileURL.isFileURL else { return kAudioServicesSystemSoundUnspecifiedError }
    let sounds = CreatedSounds.current
    outSystemSoundID.pointee = sounds.next
    sounds.names[sounds.next] = inFileURL.lastPathComponent
    sounds.next += 1
    return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    let sounds = CreatedSounds.current
    sounds.completions[inSystemSoundID] = nil
    return sounds.names.removeValue(forKey: inSystemSoundID) == nil
        ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

/// Logs the sound, or the vibration. Nothing is played.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Logs the sound, or the vibration. Nothing is played.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Logs the sound, and calls the function after the turn.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Logs the sound, and calls the function after the turn.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    let sounds = CreatedSounds.current
    let words =
        switch (inSystemSoundID, sounds.names[inSystemSoundID]) {
        case (kSystemSoundID_Vibrate, _): "The app vibrates. A session does not vibrate"
        case (_, let name?): "The app plays the sound \(name). A session plays no sound"
        case (_, nil): "The app plays the system sound \(inSystemSoundID). A session plays no sound"
        }
    AppEnvironment.current.host.log(.message(words))
    MainQueue.async {
        inCompletionBlock?()
        sounds.completions[inSystemSoundID]?()
    }
}

/// Sets the function that is called after each playing of a sound. The run loop has no effect.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: String?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    CreatedSounds.current.completions[inSystemSoundID] = { inCompletionRoutine(inSystemSoundID, inClientData) }
    return kAudioServicesNoError
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    CreatedSounds.current.completions[inSystemSoundID] = nil
}

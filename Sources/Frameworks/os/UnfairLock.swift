@_exported public import typealias FoundationShims.os_unfair_lock
@_exported public import func FoundationShims.os_unfair_lock_assert_not_owner
@_exported public import func FoundationShims.os_unfair_lock_assert_owner
@_exported public import func FoundationShims.os_unfair_lock_lock
// On iOS both this module and Foundation export the unfair lock.
@_exported public import struct FoundationShims.os_unfair_lock_s
@_exported public import typealias FoundationShims.os_unfair_lock_t
@_exported public import func FoundationShims.os_unfair_lock_trylock
@_exported public import func FoundationShims.os_unfair_lock_unlock
